import { useEffect, useState } from 'react';
import { healthWords } from '../../../content/admin/activity.ts';
import type { HealthBoard as Board } from '../../../contract/health-board.ts';
import { readHealthBoard } from '../../api/health-board.ts';
import { Icon } from '../../ui/icon.tsx';

const lookEveryMs = 30_000;
const moment = (time: number) => new Date(time).toLocaleString('en-CA', { dateStyle: 'medium', timeStyle: 'short' });
const megabytes = (bytes: number) => `${(bytes / 2 ** 20).toFixed(1)} MB`;

/** What is wrong now stands above the panel; the last proven backup below it. */
export function useHealthBoard(): Board | undefined {
  const [board, setBoard] = useState<Board>();
  useEffect(() => {
    const gone = new AbortController();
    const look = () => {
      if (document.visibilityState === 'visible') readHealthBoard(gone.signal).then(setBoard, () => {}); // the panel's own call says what went wrong
    };
    look();
    const timer = setInterval(look, lookEveryMs);
    return () => {
      clearInterval(timer);
      gone.abort();
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

export function LastBackup({ board }: { board?: Board }) {
  if (!board) return null;
  const { last, everyMs } = board.backup;
  return (
    <p className="last-backup">
      {last
        ? healthWords.lastBackup(moment(last.at), last.rows, last.uploads, megabytes(last.bytes))
        : healthWords.noBackup + (everyMs ? '' : healthWords.noSchedule)}
    </p>
  );
}
