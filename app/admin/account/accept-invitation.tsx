import { accountScreens } from '../../../content/account.ts';
import { acceptInvitation } from '../../api/accounts.ts';
import { useForm } from '../../forms/use-form.ts';
import { go } from '../../navigation/go.ts';
import { Field, PasswordField } from '../../ui/field.tsx';
import { AccountScreen } from './account-screen.tsx';
import { AccountForm } from './form-parts.tsx';
import { usePrefill } from './use-prefill.ts';

const { accept: words, fields, register } = accountScreens;

export default function AcceptInvitation() {
  const account = useForm({
    async send({ texts: { token = '', username = '', password = '' } }) {
      await acceptInvitation({ token, username, password });
      go('/adminLogin', { state: { reason: words.done } });
    },
    onFail: ({ message }) => ({ tone: 'danger', content: message }),
  });
  const { form, errors } = account;
  usePrefill(form);

  return (
    <AccountScreen title={words.title} intro={words.intro}>
      <AccountForm account={account} words={words} noValidate>
        <Field label={fields.token} name="token" required autoComplete="off" spellCheck={false} error={errors.token} />
        <Field label={fields.username} name="username" required autoComplete="nickname" error={errors.username} />
        <PasswordField
          label={fields.password}
          name="password"
          required
          autoComplete="new-password"
          hint={register.passwordHint}
          error={errors.password}
        />
      </AccountForm>
    </AccountScreen>
  );
}
