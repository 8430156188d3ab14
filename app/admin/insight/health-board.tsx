import { useEffect, useState } from 'react';
import { healthWords } from '../../../content/admin/activity.ts';
import type { HealthBoard as Board } from '../../../contract/health-board.ts';
import { readHealthBoard } from '../../api/health-board.ts';
import { Icon } from '../../ui/icon.tsx';

const pollEveryMs = 30_000;
const minute = 60_000;
const hour = 60 * minute;
const moment = (time: number) => new Date(time).toLocaleString('en-CA', { dateStyle: 'medium', timeStyle: 'short' });
/** The time alone for last night, with the day if it was earlier. */
const clockTime = (time: number) =>
  Date.now() - time < 24 * hour
    ? new Date(time).toLocaleTimeString('en-CA', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
    : moment(time);
const megabytes = (bytes: number) => `${(bytes / 2 ** 20).toFixed(1)} MB`;

/** Current faults are shown above the panel; owners also see the last backup and missing settings below it. */
export function useHealthBoard(): Board | undefined {
  const [board, setBoard] = useState<Board>();
  useEffect(() => {
    const unmounted = new AbortController();
    const poll = () => {
      // errors are shown by the panel's own request
      if (document.visibilityState === 'visible') readHealthBoard(unmounted.signal).then(setBoard, () => {});
    };
    poll();
    const timer = setInterval(poll, pollEveryMs);
    return () => {
      clearInterval(timer);
      unmounted.abort();
    };
  }, []);
  return board;
}

export function HealthNotices({ board }: { board?: Board }) {
  return (
    <div role="status">
      {board?.faults.map(({ what, sentence, since }) => (
        <p key={what} className="notice danger">
          <Icon name="triangle-alert" />
          <span>
            {sentence} <small>{healthWords.since(moment(since))}</small>
          </span>
        </p>
      ))}
    </div>
  );
}

/** What the nightly test of the contact form says; a fault stands above. */
export function ContactProof({ board }: { board?: Board }) {
  const proven = board?.contactProvenAt;
  if (!proven || board.faults.some(({ what }) => what === 'contact-form')) return null;
  return <p className="last-backup">{healthWords.proven(clockTime(proven))}</p>;
}

/** Age of the last backup and missing settings, for owners only. */
export function MaintenanceNotes({ board }: { board?: Board }) {
  if (!board?.backup) return null;
  const { last } = board.backup;
  return (
    <p className="last-backup">
      {last ? healthWords.lastBackup(age(Date.now() - last.at), moment(last.at), megabytes(last.bytes)) : healthWords.noBackup}{' '}
      {board.notes?.join(' ')}
    </p>
  );
}

function age(ms: number): string {
  const [count, unit] =
    ms < 90 * minute ? [ms / minute, 'minute'] : ms < 36 * hour ? [ms / hour, 'hour'] : [ms / (24 * hour), 'day'];
  const whole = Math.max(1, Math.round(Number(count)));
  return `${whole} ${unit}${whole === 1 ? '' : 's'}`;
}
