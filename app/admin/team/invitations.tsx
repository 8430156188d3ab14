import { useId } from 'react';
import { roleWords, invitationWords as words } from '../../../content/admin/team.ts';
import type { Invitation } from '../../../contract/accounts.ts';
import { roles } from '../../../contract/roles.ts';
import { invite, withdrawInvitation } from '../../api/accounts.ts';
import { useForm } from '../../forms/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Field, FormNotice } from '../../ui/field.tsx';
import { useToast } from '../../ui/toast.tsx';
import { RoleBadge } from '../shell/role-badge.tsx';
import { useAdminCall } from '../shell/session.ts';
import { useRowAction } from '../shell/use-row-action.ts';

const day = new Intl.DateTimeFormat('en-CA', { dateStyle: 'long' });

/** Invites by mail, and lists who has not answered yet. */
export function Invitations({ invitations, onChange }: { invitations: Invitation[]; onChange: () => unknown }) {
  const call = useAdminCall();
  const toast = useToast();
  const [heading, role] = [useId(), useId()];
  const { problem, busyId, act } = useRowAction();
  const form = useForm({
    call,
    async send({ texts: { email = '', role: wanted = '' } }) {
      await invite({ email, role: wanted });
      toast({ text: words.invited(email), tone: 'success' });
      form.form.current?.reset();
    },
    onSent: onChange,
    onFail: ({ message, fields }) => (fields.email ? undefined : { tone: 'danger', content: message }),
  });
  const withdraw = async ({ id, email }: Invitation) => {
    if (await act(id, withdrawInvitation(id), words.withdrawn(email), words.heading)) await onChange();
  };

  return (
    <section className="members account-part" aria-labelledby={heading}>
      <h2 id={heading}>{words.heading}</h2>
      <p className="account-note">{words.note}</p>
      {form.notice || problem ? (
        <FormNotice tone="danger" ref={form.noticeBox}>
          {form.notice?.content ?? problem}
        </FormNotice>
      ) : null}
      <form {...form.props} className="form invite" noValidate>
        <Field label={words.email} name="email" type="email" autoComplete="off" error={form.errors.email} />
        <div className="field">
          <label htmlFor={role}>{words.role}</label>
          <select id={role} className="input" name="role" defaultValue="editor">
            {roles.map((name) => (
              <option key={name} value={name}>
                {roleWords[name].name}: {roleWords[name].may}
              </option>
            ))}
          </select>
        </div>
        <div className="form-end">
          <Button type="submit" busy={form.isSending} busyText={words.inviting}>
            {words.invite}
          </Button>
        </div>
      </form>
      {invitations.length ? (
        <ul className="account-list" aria-label={words.waiting}>
          {invitations.map((one) => (
            <li key={one.id}>
              <div>
                <h3>
                  {one.email} <RoleBadge role={one.role} />
                </h3>
                <p>{words.until(one.invitedBy, day.format(one.expiresAt))}</p>
              </div>
              <Button look="ghost" size="sm" disabled={busyId === one.id} onClick={() => withdraw(one)}>
                {words.withdraw}
                <span className="sr"> {one.email}</span>
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
