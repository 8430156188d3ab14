import { useLocation, useNavigate } from 'react-router';
import { accountScreens } from '../../../content/account.ts';
import { messages } from '../../../content/messages.ts';
import { notVerifiedSentence } from '../../../contract/account-sentences.ts';
import { login } from '../../api/accounts.ts';
import { storeSession } from '../../api/session.ts';
import { useForm } from '../../forms/use-form.ts';
import { useAlert } from '../../ui/alert-dialog.tsx';
import { FormNotice, PasswordField } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import { AccountScreen } from './account-screen.tsx';
import { AccountForm, EmailField } from './form-parts.tsx';
import { nextAfterLogin } from './next-after-login.ts';
import { usePrefill } from './use-prefill.ts';

const { login: words, fields } = accountScreens;

export default function Login() {
  const navigate = useNavigate();
  const { state, search } = useLocation();
  const { alert } = useAlert();
  const account = useForm({
    async send({ texts: { email = '', password = '' } }) {
      const { token, role } = await login({ email, password });
      storeSession(token, role);
      await alert(messages.login.success);
      navigate(nextAfterLogin(state?.next ?? new URLSearchParams(search).get('next')));
    },
    onFail({ message }) {
      console.error(messages.login.log);
      return {
        tone: 'danger',
        content: message === notVerifiedSentence ? <EnterCode email={account.texts().email} /> : message,
      };
    },
  });
  const { form, errors, notice } = account;
  usePrefill(form, state?.email && { email: state.email });

  return (
    <AccountScreen title={words.title} intro={words.intro}>
      {state?.reason && !notice ? <FormNotice tone="info">{state.reason}</FormNotice> : null}
      <AccountForm account={account} words={words} noValidate>
        <EmailField autoComplete="username" error={errors.email} />
        <PasswordField
          label={fields.password}
          name="password"
          required
          autoComplete="current-password"
          error={errors.password}
          aside={
            <Link className="link" to="/forget-password">
              {words.forgot}
            </Link>
          }
        />
      </AccountForm>
    </AccountScreen>
  );
}

function EnterCode({ email }: { email?: string }) {
  return (
    <>
      {notVerifiedSentence}{' '}
      <Link className="link" to="/adminVerifyEmail" state={{ email }}>
        {words.enterCode}
      </Link>
    </>
  );
}
