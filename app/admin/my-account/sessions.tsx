import { sessionWords as words } from '../../../content/admin/my-account.ts';
import { endOtherSessions, endSession, listSessions } from '../../api/my-account.ts';
import { Button } from '../../ui/button.tsx';
import { FormNotice } from '../../ui/field.tsx';
import { LoadedList } from '../shell/panel.tsx';
import { useLoaded } from '../shell/use-loaded.ts';
import { useRowAction } from '../shell/use-row-action.ts';
import { AccountSection } from './section.tsx';

const time = new Intl.DateTimeFormat('en-CA', { dateStyle: 'medium', timeStyle: 'short' });

/** Where one is signed in, with a way to end each. */
export function Sessions() {
  const { loaded, refresh, retry } = useLoaded(listSessions, words.logFetch);
  const { problem, busyId, act } = useRowAction();

  const end = async (id: string) => {
    if (await act(id, endSession(id), words.ended, words.logFetch)) await refresh();
  };
  const endOthers = async () => {
    if (await act('others', endOtherSessions(), words.othersEnded, words.logFetch)) await refresh();
  };

  return (
    <AccountSection title={words.heading} note={words.note}>
      {problem ? <FormNotice tone="danger">{problem}</FormNotice> : null}
      <LoadedList loaded={loaded} what={words.what} onRetry={retry}>
        {(sessions) => (
          <>
            <ul className="account-list">
              {sessions.map(({ id, device, isCurrent, isSameNetwork, lastUsedAt }) => (
                <li key={id}>
                  <div>
                    <h3>
                      {device}
                      {isCurrent ? <span className="role role-owner">{words.current}</span> : null}
                    </h3>
                    <p>
                      {isSameNetwork ? words.same : words.other}, {words.used(time.format(lastUsedAt))}
                    </p>
                  </div>
                  {isCurrent ? null : (
                    <Button look="ghost" size="sm" disabled={busyId === id} onClick={() => end(id)}>
                      {words.end}
                      <span className="sr">: {device}</span>
                    </Button>
                  )}
                </li>
              ))}
            </ul>
            {sessions.length > 1 ? (
              <Button look="ghost" size="sm" busy={busyId === 'others'} onClick={endOthers}>
                {words.endOthers}
              </Button>
            ) : null}
          </>
        )}
      </LoadedList>
    </AccountSection>
  );
}
