import { accountScreens } from '../../../content/account.ts';
import { myAccountWords as words } from '../../../content/admin/my-account.ts';
import type { Me, ProfileInput } from '../../../contract/accounts.ts';
import { changeMe } from '../../api/my-account.ts';
import { noticeUnlessFields, ResultNotice } from '../../forms/notice.tsx';
import { type Texts, useForm } from '../../forms/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Field, FormNotice, PasswordField } from '../../ui/field.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useAdminCall } from '../shell/session.ts';
import { announceMe } from '../shell/who-am-i.tsx';
import { AccountSection } from './section.tsx';

/** A small form that sends one change of the account. */
function useChange(toInput: (texts: Texts) => ProfileInput, said: string, onSent?: () => unknown) {
  const call = useAdminCall();
  const toast = useToast();
  return useForm({
    call,
    send: ({ texts }) => changeMe(toInput(texts)),
    onSent() {
      toast({ text: said, tone: 'success' });
      return onSent?.();
    },
    onFail(error) {
      console.error(words.logChange);
      return noticeUnlessFields(error);
    },
  });
}

export function Profile({ me, onChange }: { me: Me; onChange: () => unknown }) {
  const changed = () => {
    announceMe();
    return onChange();
  };
  const name = useChange(({ username = '' }) => ({ username }), words.nameSaved, changed);
  const email = useChange(({ email = '' }) => ({ email }), words.emailAsked, changed);
  return (
    <AccountSection title={words.you}>
      <form {...name.props} className="form" noValidate>
        <ResultNotice form={name} />
        <Field
          label={words.username}
          name="username"
          autoComplete="nickname"
          defaultValue={me.username}
          error={name.errors.username}
        />
        <div className="form-end">
          <Button type="submit" look="ghost" size="sm" busy={name.isSending} busyText={words.saving}>
            {words.saveName}
          </Button>
        </div>
      </form>
      <form {...email.props} className="form" noValidate>
        <ResultNotice form={email} />
        {me.newEmail ? <FormNotice tone="info">{words.emailWaits(me.newEmail)}</FormNotice> : null}
        <Field
          label={words.email}
          name="email"
          type="email"
          autoComplete="email"
          hint={words.emailHint}
          defaultValue={me.email}
          error={email.errors.email}
        />
        <div className="form-end">
          <Button type="submit" look="ghost" size="sm" busy={email.isSending} busyText={words.saving}>
            {words.saveEmail}
          </Button>
        </div>
      </form>
    </AccountSection>
  );
}

export function PasswordForm() {
  const form = useChange(
    ({ current = '', new: wanted = '' }) => ({ password: { current, new: wanted } }),
    words.passwordSaved,
    () => form.form.current?.reset(),
  );
  return (
    <AccountSection title={words.password}>
      <form {...form.props} className="form" noValidate>
        <ResultNotice form={form} />
        <PasswordField label={words.currentPassword} name="current" autoComplete="current-password" error={form.errors.current} />
        <PasswordField
          label={words.newPassword}
          name="new"
          autoComplete="new-password"
          hint={accountScreens.register.passwordHint}
          error={form.errors.new}
        />
        <div className="form-end">
          <Button type="submit" look="ghost" size="sm" busy={form.isSending} busyText={words.saving}>
            {words.savePassword}
          </Button>
        </div>
      </form>
    </AccountSection>
  );
}
