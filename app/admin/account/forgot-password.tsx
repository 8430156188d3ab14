import { accountScreens } from '../../../content/account.ts';
import { messages } from '../../../content/messages.ts';
import { forgotPassword } from '../../api/accounts.ts';
import { useForm } from '../../forms/use-form.ts';
import { go } from '../../navigation/go.ts';
import { useAlert } from '../../ui/alert-dialog.tsx';
import { AccountScreen } from './account-screen.tsx';
import { AccountForm, EmailField } from './form-parts.tsx';

const words = accountScreens.forgot;

export default function ForgotPassword() {
  const { alert } = useAlert();
  const account = useForm({
    async send({ texts: { email = '' } }) {
      await forgotPassword({ email });
      await alert(messages.forgotPassword.success);
      go('/reset-password');
    },
    async onFail({ message }) {
      await alert(messages.forgotPassword.failure, { bad: true });
      return { tone: 'danger', content: message };
    },
  });
  const { errors } = account;

  return (
    <AccountScreen title={words.title} intro={words.intro}>
      <AccountForm account={account} words={words}>
        <EmailField error={errors.email} />
      </AccountForm>
    </AccountScreen>
  );
}
