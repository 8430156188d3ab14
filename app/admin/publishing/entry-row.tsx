import { publishingWords } from '../../../content/admin/publishing.ts';
import type { Entry } from '../../../contract/entries.ts';
import { entryAddress } from './entry-address.ts';
import { StateBadge } from './state-badge.tsx';
import { momentText } from './times.ts';

/** An entry in a list: its title leads to its editor. */
export function EntryRow({ entry }: { entry: Entry }) {
  const { id, kind, title, path, updatedAt, updatedBy } = entry;
  return (
    <li className="entry">
      <div>
        <h2 dir="auto">
          <a href={entryAddress(kind, id)}>{title || publishingWords.untitled}</a>
        </h2>
        <p className="hint">
          <span>{path}</span>
          <span>
            {updatedAt && updatedBy ? publishingWords.changed(updatedBy, momentText(updatedAt)) : publishingWords.neverChanged}
          </span>
        </p>
      </div>
      <StateBadge entry={entry} />
    </li>
  );
}
