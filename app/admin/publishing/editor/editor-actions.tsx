import { useState } from 'react';
import { editorWords } from '../../../../content/admin/publishing.ts';
import type { FullEntry } from '../../../api/entries.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { PlanDialog } from './plan-dialog.tsx';
import type { usePublishing } from './use-publishing.ts';

type EditorActionsProps = {
  entry?: FullEntry;
  publishing: ReturnType<typeof usePublishing>;
  showsVersions: boolean;
  onVersions: () => void;
};

/** The buttons above the form. What is not possible now is not shown. */
export function EditorActions({ entry, publishing, showsVersions, onVersions }: EditorActionsProps) {
  const [isPlanning, setIsPlanning] = useState(false);
  const { busy, problem, publish, withdraw, remove } = publishing;
  const mayWithdraw = entry && (entry.live ?? 0) > 0;
  const isPlanned = entry && (entry.state === 'scheduled' || entry.planned !== undefined);
  return (
    <div className="editor-acts">
      {entry ? (
        <Button look="ghost" size="sm" aria-expanded={showsVersions} onClick={onVersions}>
          <Icon name="history" /> {editorWords.versions}
        </Button>
      ) : null}
      {mayWithdraw || isPlanned ? (
        <Button look="ghost" size="sm" busy={busy === 'withdraw'} onClick={withdraw}>
          <Icon name="eye-off" /> {editorWords.withdraw}
        </Button>
      ) : null}
      {entry && !entry.builtIn ? (
        <Button look="danger" size="sm" busy={busy === 'delete'} onClick={remove}>
          <Icon name="trash-2" /> {editorWords.delete}
        </Button>
      ) : null}
      <Button look="ghost" size="sm" onClick={() => setIsPlanning(true)}>
        <Icon name="calendar-clock" /> {editorWords.plan}
      </Button>
      <Button size="sm" busy={busy === 'publish'} busyText={editorWords.publishing} onClick={() => publish()}>
        {editorWords.publish}
      </Button>
      {isPlanning ? (
        <PlanDialog
          open
          from={entry?.planned?.from ?? (entry?.state === 'scheduled' ? entry.from : null)}
          until={entry?.planned?.until ?? entry?.until}
          problem={problem}
          isBusy={busy === 'plan' || busy === 'publish'}
          onClose={() => setIsPlanning(false)}
          onPlan={async (plan) => {
            if (await publish(plan)) setIsPlanning(false);
          }}
        />
      ) : null}
    </div>
  );
}
