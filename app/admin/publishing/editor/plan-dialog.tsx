import { useState } from 'react';
import { editorWords } from '../../../../content/admin/publishing.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field, FormNotice } from '../../../ui/field.tsx';
import { fromLocal, toLocal, zoneName } from '../times.ts';

export type Plan = { from?: string; until?: string };
type PlanDialogProps = {
  open: boolean;
  from?: string | null;
  until?: string | null;
  problem: string;
  isBusy: boolean;
  onPlan: (plan: Plan) => void;
  onClose: () => void;
};

/** From when until when visitors see it. The time zone is said, since a colleague's may be another. */
export function PlanDialog({ open, from, until, problem, isBusy, onPlan, onClose }: PlanDialogProps) {
  const [start, setStart] = useState(() => toLocal(from));
  const [end, setEnd] = useState(() => toLocal(until));
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={editorWords.planTitle}
      footer={
        <>
          <Button look="ghost" onClick={onClose}>
            {editorWords.cancel}
          </Button>
          <Button busy={isBusy} onClick={() => onPlan({ from: fromLocal(start), until: fromLocal(end) })}>
            {editorWords.planSave}
          </Button>
        </>
      }
    >
      <div className="form">
        {problem ? <FormNotice tone="danger">{problem}</FormNotice> : null}
        <Field
          half
          label={editorWords.planFrom}
          hint={editorWords.planFromHint}
          name="start"
          type="datetime-local"
          value={start}
          onChange={(event) => setStart(event.target.value)}
        />
        <Field
          half
          label={editorWords.planUntil}
          hint={editorWords.planUntilHint}
          name="end"
          type="datetime-local"
          value={end}
          min={start}
          onChange={(event) => setEnd(event.target.value)}
        />
        <p className="hint">{editorWords.zone(zoneName())}</p>
      </div>
    </Dialog>
  );
}
