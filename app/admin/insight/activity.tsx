import { useRef, useState } from 'react';
import { activityWords, tell } from '../../../content/admin/activity.ts';
import { shellWords } from '../../../content/admin/shell.ts';
import type { ActivityEntry } from '../../../contract/activity.ts';
import { type ActivityChoice, downloadActivity, listActivity } from '../../api/activity.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FormNotice } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LoadedList, Panel } from '../shell/panel.tsx';
import { useAdminCall } from '../shell/session.ts';
import { errorText, useLoaded } from '../shell/use-loaded.ts';
import { Changes } from './activity-changes.tsx';
import { ActivityFilter } from './activity-filter.tsx';

const clock = new Intl.DateTimeFormat('en-CA', { timeStyle: 'short' });
const date = new Intl.DateTimeFormat('en-CA', { dateStyle: 'full' });
const everything: ActivityChoice = { kind: '', person: '', day: '' };

/** The audit log in sentences, by day, with a filter. */
export default function Activity() {
  const call = useAdminCall();
  const choice = useRef(everything);
  const { loaded, refresh, retry, setValue } = useLoaded(() => listActivity(choice.current), activityWords.logFetch);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState('');

  async function run(work: () => Promise<unknown>) {
    setIsBusy(true);
    setProblem('');
    try {
      await work();
    } catch (error) {
      console.error(activityWords.logFetch);
      setProblem(errorText(error));
    } finally {
      setIsBusy(false);
    }
  }
  const showOlder = (entries: ActivityEntry[], next: string) =>
    run(async () => {
      const page = await call(listActivity(choice.current, next));
      setValue({ entries: [...entries, ...page.entries], next: page.next });
    });
  const isFiltered = () => Object.values(choice.current).some(Boolean);

  return (
    <Panel
      title={shellWords.activity}
      note={activityWords.note}
      action={
        <Button look="ghost" size="sm" onClick={() => run(() => call(downloadActivity(choice.current)))}>
          <Icon name="download" /> {activityWords.exportCsv}
        </Button>
      }
    >
      <ActivityFilter
        onChoose={(chosen) => {
          choice.current = chosen;
          void refresh();
        }}
      />
      {problem ? <FormNotice tone="danger">{problem}</FormNotice> : null}
      <LoadedList loaded={loaded} what={activityWords.what} onRetry={retry}>
        {({ entries, next }) =>
          entries.length ? (
            <>
              {byDay(entries).map(([day, list]) => (
                <section key={day} className="activity-day" aria-label={day}>
                  <h2>{day}</h2>
                  <ol className="activity">
                    {list.map((entry) => (
                      <Entry key={entry.id} entry={entry} />
                    ))}
                  </ol>
                </section>
              ))}
              {next ? (
                <Button look="ghost" busy={isBusy} busyText={activityWords.loading} onClick={() => showOlder(entries, next)}>
                  {activityWords.older}
                </Button>
              ) : null}
            </>
          ) : (
            <EmptyState
              title={isFiltered() ? activityWords.nothing : activityWords.empty}
              text={isFiltered() ? activityWords.nothingText : activityWords.emptyText}
            />
          )
        }
      </LoadedList>
    </Panel>
  );
}

const byDay = (entries: ActivityEntry[]) => [...Map.groupBy(entries, ({ at }) => date.format(at))];

function Entry({ entry: { at, admin, action, subject, before, after, network } }: { entry: ActivityEntry }) {
  const { icon, sentence, isNobody } = tell(action, subject);
  return (
    <li>
      <Icon name={icon} />
      <div>
        <p>
          {isNobody ? null : (
            <strong>
              <bdi>{admin}</bdi>
            </strong>
          )}{' '}
          <bdi>{sentence}</bdi>
        </p>
        <p className="activity-when">
          <time dateTime={new Date(at).toISOString()}>{clock.format(at)}</time>
          {network ? <span> {activityWords.from(network)}</span> : null}
        </p>
        <Changes subject={subject} before={before} after={after} />
      </div>
    </li>
  );
}
