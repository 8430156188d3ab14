import { accountScreens } from '../../../content/account.ts';
import { messages } from '../../../content/messages.ts';
import { resetPassword } from '../../api/accounts.ts';
import { useForm } from '../../forms/use-form.ts';
import { go } from '../../navigation/go.ts';
import { useAlert } from '../../ui/alert-dialog.tsx';
import { Field, PasswordField } from '../../ui/field.tsx';
import { AccountScreen } from './account-screen.tsx';
import { AccountForm } from './form-parts.tsx';
import { usePrefill } from './use-prefill.ts';

const { reset: words, fields, register } = accountScreens;

export default function ResetPassword() {
  const { alert } = useAlert();
  const account = useForm({
    async send({ texts: { token = '', newPassword = '' } }) {
      await resetPassword({ token, newPassword });
      await alert(messages.resetPassword.success);
      go('/adminLogin');
    },
    async onFail({ status, message, fields: atFault }) {
      console.error(messages.resetPassword.failure, { status, message, fields: atFault });
      await alert(messages.resetPassword.failure, { bad: true });
      return { tone: 'danger', content: message };
    },
  });
  const { form, errors } = account;
  usePrefill(form);

  return (
    <AccountScreen title={words.title} intro={words.intro}>
      <AccountForm account={account} words={words}>
        <Field
          label={fields.token}
          name="token"
          required
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.token}
        />
        <PasswordField
          label={fields.newPassword}
          name="newPassword"
          required
          autoComplete="new-password"
          hint={register.passwordHint}
          error={errors.newPassword}
        />
      </AccountForm>
    </AccountScreen>
  );
}
