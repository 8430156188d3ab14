import { useId } from 'react';
import { factorRuleWords as words } from '../../../content/admin/team.ts';
import { setFactorRule } from '../../api/accounts.ts';
import type { FieldErrors } from '../../forms/form-store.ts';
import { useForm } from '../../forms/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Field, FormNotice } from '../../ui/field.tsx';
import { useAdminCall } from '../shell/session.ts';
import { useRowAction } from '../shell/use-row-action.ts';

const day = new Intl.DateTimeFormat('en-CA', { dateStyle: 'long' });
const today = () => new Date().toLocaleDateString('en-CA'); // 2026-11-17, as date fields want it

/** Requires a second factor of everybody, from a day on. */
export function FactorRule({ from, onChange }: { from: number | null; onChange: () => unknown }) {
  const call = useAdminCall();
  const heading = useId();
  const { problem, busyId, act } = useRowAction();
  const form = useForm({
    call,
    check: ({ start }): FieldErrors => (start.value ? {} : { start: words.noDay }),
    send: ({ texts }) => setFactorRule(new Date(`${texts.start}T00:00:00`).toISOString()),
    onSent: onChange,
    onFail: ({ message }) => ({ tone: 'danger', content: message }),
  });
  const release = async () => {
    if (await act('rule', setFactorRule(null), words.saved, words.heading)) await onChange();
  };
  return (
    <section className="members account-part" aria-labelledby={heading}>
      <h2 id={heading}>{words.heading}</h2>
      <p className="account-note">{from === null ? words.off : words.on(day.format(from))}</p>
      {form.notice || problem ? (
        <FormNotice tone="danger" ref={form.noticeBox}>
          {form.notice?.content ?? problem}
        </FormNotice>
      ) : null}
      {from === null ? (
        <form {...form.props} className="form invite" noValidate>
          <Field
            label={words.from}
            name="start"
            type="date"
            min={today()}
            defaultValue={today()}
            error={form.errors.start ?? form.errors.from}
          />
          <div className="form-end">
            <Button type="submit" look="ghost" busy={form.isSending} busyText={words.saving}>
              {words.require}
            </Button>
          </div>
        </form>
      ) : (
        <Button look="ghost" size="sm" busy={busyId === 'rule'} onClick={release}>
          {words.release}
        </Button>
      )}
    </section>
  );
}
