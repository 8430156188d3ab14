import { useState } from 'react';
import { activityWords } from '../../../content/admin/activity.ts';
import { shellWords } from '../../../content/admin/shell.ts';
import type { ActivityEntry } from '../../../contract/activity.ts';
import { listActivity } from '../../api/activity.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FormNotice } from '../../ui/field.tsx';
import { LoadedList, Panel } from '../shell/panel.tsx';
import { useAdminCall } from '../shell/session.ts';
import { errorText, useLoaded } from '../shell/use-loaded.ts';

const time = new Intl.DateTimeFormat('en-CA', { dateStyle: 'medium', timeStyle: 'short' });

/** The audit log with old and new values. */
export default function Activity() {
  const call = useAdminCall();
  const { loaded, retry, setValue } = useLoaded(() => listActivity(), activityWords.logFetch);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState('');

  async function showOlder(entries: ActivityEntry[], next: string) {
    setIsBusy(true);
    setProblem('');
    try {
      const page = await call(listActivity(next));
      setValue({ entries: [...entries, ...page.entries], next: page.next });
    } catch (error) {
      console.error(activityWords.logFetch);
      setProblem(errorText(error));
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Panel title={shellWords.activity} note={activityWords.note}>
      <LoadedList loaded={loaded} what={activityWords.what} onRetry={retry}>
        {({ entries, next }) =>
          entries.length ? (
            <>
              <ol className="activity">
                {entries.map((entry) => (
                  <Entry key={entry.id} entry={entry} />
                ))}
              </ol>
              {problem ? <FormNotice tone="danger">{problem}</FormNotice> : null}
              {next ? (
                <Button look="ghost" busy={isBusy} busyText={activityWords.loading} onClick={() => showOlder(entries, next)}>
                  {activityWords.older}
                </Button>
              ) : null}
            </>
          ) : (
            <EmptyState title={activityWords.empty} text={activityWords.emptyText} />
          )
        }
      </LoadedList>
    </Panel>
  );
}

function Entry({ entry: { at, admin, action, subject, before, after } }: { entry: ActivityEntry }) {
  const rows = changesBetween(before, after);
  return (
    <li>
      <p>
        <time dateTime={new Date(at).toISOString()}>{time.format(at)}</time>
        <span>
          <strong>
            <bdi>{admin}</bdi>
          </strong>
          : {action},{' '}
          <q>
            <bdi>{subject}</bdi>
          </q>
        </span>
      </p>
      {rows.length ? (
        <details>
          <summary>
            {activityWords.beforeAndAfter}
            <span className="sr">{activityWords.of(subject)}</span>
          </summary>
          <table>
            <thead>
              <tr>
                <td />
                <th scope="col">{activityWords.before}</th>
                <th scope="col">{activityWords.after}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(([name, old, now]) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td dir="auto">{old}</td>
                  <td dir="auto">{now}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      ) : null}
    </li>
  );
}

const asText = (value: unknown) =>
  value === undefined || value === null || value === ''
    ? activityWords.none
    : typeof value === 'boolean'
      ? value
        ? activityWords.yes
        : activityWords.no
      : String(value);
const asRecord = (value: unknown) => (value && typeof value === 'object' ? (value as Record<string, unknown>) : {});

/** One row per field: name, old value, new value. */
function changesBetween(before: unknown, after: unknown): [string, string, string][] {
  const [old, now] = [asRecord(before), asRecord(after)];
  const names = [...new Set([...Object.keys(old), ...Object.keys(now)])];
  return names.map((name) => [name, asText(old[name]), asText(now[name])]);
}
