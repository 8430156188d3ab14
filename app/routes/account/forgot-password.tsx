import { useNavigate } from 'react-router';
import { accountScreens } from '../../../content/account.ts';
import { messages } from '../../../content/messages.ts';
import { forgotPassword } from '../../api/accounts.ts';
import { useAlert } from '../../ui/alert-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { AccountScreen } from './account-screen.tsx';
import { AccountNotice, EmailField } from './form-parts.tsx';
import { useAccountForm } from './use-account-form.ts';

const words = accountScreens.forgot;

export default function ForgotPassword() {
  const navigate = useNavigate();
  const { alert } = useAlert();
  const { form, noticeBox, busy, errors, notice } = useAccountForm({
    async send({ email = '' }) {
      await forgotPassword({ email });
      await alert(messages.forgotPassword.success);
      navigate('/reset-password');
    },
    async onFail({ message }) {
      await alert(messages.forgotPassword.failure, { bad: true });
      return { tone: 'danger', content: message };
    },
  });

  return (
    <AccountScreen title={words.title} intro={words.intro}>
      <form {...form}>
        <AccountNotice notice={notice} ref={noticeBox} />
        <EmailField error={errors.email} />
        <div className="form-end">
          <Button type="submit" busy={busy} busyText={words.busy}>
            {words.submit}
          </Button>
        </div>
      </form>
    </AccountScreen>
  );
}
