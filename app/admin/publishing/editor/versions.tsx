import { useState } from 'react';
import { editorWords } from '../../../../content/admin/publishing.ts';
import type { EntryKind, EntryVersion } from '../../../../contract/entries.ts';
import { type FullEntry, listVersions, readVersion, restoreVersion } from '../../../api/entries.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { LoadedList } from '../../shell/panel.tsx';
import { useAdminCall } from '../../shell/session.ts';
import { useLoaded } from '../../shell/use-loaded.ts';
import { momentText } from '../times.ts';
import { fieldName } from './field-name.ts';
import type { Content } from './local-copy.ts';
import { type Sitting, sittings } from './sittings.ts';

type VersionsProps = {
  kind: EntryKind;
  entry: FullEntry;
  looking?: number;
  onLook: (number: number | undefined, content?: Content) => void;
  onRestored: (entry: FullEntry, number: number) => void;
};

/** Every save, newest first. Saves of one sitting stand together; the built-in words are the last. */
export function Versions({ kind, entry, looking, onLook, onRestored }: VersionsProps) {
  const call = useAdminCall();
  const state = `${entry.newest} ${entry.live}`; // a save or a publication adds to the list
  const { loaded, retry } = useLoaded(() => listVersions(kind, entry.id), editorWords.logSave, state);
  const [busy, setBusy] = useState<number>();

  const look = async (number: number) => {
    if (looking === number) return onLook(undefined);
    onLook(number, (await call(readVersion(kind, entry.id, number))).content);
  };
  const restore = async (number: number) => {
    setBusy(number);
    try {
      onRestored(await call(restoreVersion(kind, entry.id, number)), number);
    } finally {
      setBusy(undefined);
    }
  };

  return (
    <section className="versions" aria-labelledby="versions">
      <h2 id="versions">{editorWords.versions}</h2>
      <p className="hint">{editorWords.versionsNote}</p>
      <LoadedList loaded={loaded} what={editorWords.versions.toLowerCase()} onRetry={retry}>
        {({ versions }) => (
          <ol>
            {sittings(versions, entry.live).map((sitting) => (
              <VersionRow
                key={sitting.newest.number}
                sitting={sitting}
                isLive={sitting.newest.number === entry.live}
                isLookedAt={looking === sitting.newest.number}
                isNewest={sitting.newest.number === entry.newest}
                isBusy={busy === sitting.newest.number}
                onLook={look}
                onRestore={restore}
              />
            ))}
          </ol>
        )}
      </LoadedList>
    </section>
  );
}

type VersionRowProps = {
  sitting: Sitting<EntryVersion>;
  isLive: boolean;
  isLookedAt: boolean;
  isNewest: boolean;
  isBusy: boolean;
  onLook: (number: number) => void;
  onRestore: (number: number) => void;
};

const mostFields = 4;

function VersionRow({ sitting, isLive, isLookedAt, isNewest, isBusy, onLook, onRestore }: VersionRowProps) {
  const { newest, count, changed } = sitting;
  const name = editorWords.version(newest.number);
  const fields = changed.slice(0, mostFields).map(fieldName).join('; ');
  const rest = changed.length - mostFields;
  return (
    <li className={isLookedAt ? 'version looked-at' : 'version'}>
      <div>
        <strong>{name}</strong> {isLive ? <span className="state live">{editorWords.versionLive}</span> : null}{' '}
        {count > 1 ? <span className="hint">{editorWords.saves(count)}</span> : null}
        {newest.number > 0 ? <p className="hint">{editorWords.versionBy(newest.by, momentText(newest.at))}</p> : null}
        {fields && newest.number > 0 ? (
          <p className="hint">
            {editorWords.changedFields(fields)}
            {rest > 0 ? editorWords.more(rest) : ''}
          </p>
        ) : null}
      </div>
      <div className="version-acts">
        <Button look="ghost" size="sm" aria-pressed={isLookedAt} onClick={() => onLook(newest.number)}>
          <Icon name="eye" /> {editorWords.look}
          <span className="sr"> {name}</span>
        </Button>
        {isNewest ? null : (
          <Button look="ghost" size="sm" busy={isBusy} onClick={() => onRestore(newest.number)}>
            <Icon name="undo-2" /> {editorWords.restore}
            <span className="sr"> {name}</span>
          </Button>
        )}
      </div>
    </li>
  );
}
