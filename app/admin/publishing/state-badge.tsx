import { publishingWords } from '../../../content/admin/publishing.ts';
import type { Entry } from '../../../contract/entries.ts';
import { momentText } from './times.ts';

/** Draft, planned, live, ended or built-in, and whether a newer draft waits. */
export function StateBadge({ entry }: { entry: Entry }) {
  const { state, live, newest, from, until, planned } = entry;
  const hasDraft = (state === 'live' || state === 'built-in') && newest > (live ?? 0);
  const start = state === 'scheduled' ? from : planned?.from;
  return (
    <span className="states">
      <span className={`state ${state}`}>{publishingWords.states[state]}</span>
      {hasDraft && !planned ? <span className="state draft">{publishingWords.newDraft}</span> : null}
      {start ? <span className="state-time">{publishingWords.from(momentText(start))}</span> : null}
      {until && (state === 'live' || state === 'scheduled') ? (
        <span className="state-time">{publishingWords.until(momentText(until))}</span>
      ) : null}
    </span>
  );
}
