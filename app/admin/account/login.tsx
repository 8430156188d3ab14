import { accountScreens } from '../../../content/account.ts';
import { messages } from '../../../content/messages.ts';
import { login } from '../../api/accounts.ts';
import { storeSession } from '../../api/session.ts';
import { useForm } from '../../forms/use-form.ts';
import { go, passState, usePassedState } from '../../navigation/go.ts';
import { useAlert } from '../../ui/alert-dialog.tsx';
import { FormNotice, PasswordField } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import { AccountScreen } from './account-screen.tsx';
import { AccountForm, EmailField } from './form-parts.tsx';
import { nextAfterLogin } from './next-after-login.ts';
import { usePrefill } from './use-prefill.ts';

const { login: words, fields } = accountScreens;

export default function Login() {
  const state = usePassedState();
  const { alert } = useAlert();
  const account = useForm({
    async send({ texts: { email = '', password = '' } }) {
      const { token, role } = await login({ email, password });
      storeSession(token, role);
      await alert(messages.login.success);
      go(nextAfterLogin(state.next ?? new URLSearchParams(location.search).get('next')));
    },
    onFail({ code, message }) {
      console.error(messages.login.log);
      return {
        tone: 'danger',
        content: code === 'not-verified' ? <EnterCode sentence={message} email={account.texts().email} /> : message,
      };
    },
  });
  const { form, errors, notice } = account;
  usePrefill(form, state.email);

  return (
    <AccountScreen title={words.title} intro={words.intro}>
      {state.reason && !notice ? <FormNotice tone="info">{state.reason}</FormNotice> : null}
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

function EnterCode({ sentence, email }: { sentence: string; email?: string }) {
  return (
    <>
      {sentence}{' '}
      <Link className="link" to="/adminVerifyEmail" onClick={() => passState({ email })}>
        {words.enterCode}
      </Link>
    </>
  );
}
