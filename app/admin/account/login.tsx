import { useState } from 'react';
import { accountScreens } from '../../../content/account.ts';
import { messages } from '../../../content/messages.ts';
import type { LoginAnswer, SecondFactorAnswer } from '../../../contract/accounts.ts';
import { login, passkeyLogin, passkeyLoginOptions } from '../../api/accounts.ts';
import { ApiError } from '../../api/request.ts';
import { storeSession } from '../../api/session.ts';
import { useForm } from '../../forms/use-form.ts';
import { go, passState, usePassedState } from '../../navigation/go.ts';
import { useAlert } from '../../ui/alert-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { FormNotice, PasswordField } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { AccountScreen } from './account-screen.tsx';
import { AccountForm, EmailField } from './form-parts.tsx';
import { nextAfterLogin } from './next-after-login.ts';
import { askPasskey } from './passkey.ts';
import { SecondStep } from './second-step.tsx';
import { usePrefill } from './use-prefill.ts';

const { login: words, passkey: passkeyWords, fields } = accountScreens;

export default function Login() {
  const state = usePassedState();
  const { alert } = useAlert();
  const [asked, setAsked] = useState<SecondFactorAnswer>();
  const [waiting, setWaiting] = useState(false);
  const [isBack, setIsBack] = useState(false);

  async function enter({ token, role }: LoginAnswer) {
    storeSession(token, role);
    await alert(messages.login.success);
    go(nextAfterLogin(state.next ?? new URLSearchParams(location.search).get('next')));
  }
  const account = useForm({
    async send({ texts: { email = '', password = '' } }) {
      const answer = await login({ email, password });
      if ('token' in answer) return enter(answer);
      setAsked(answer);
    },
    onFail({ code, message }) {
      console.error(messages.login.log);
      return {
        tone: 'danger',
        content: code === 'not-verified' ? <EnterCode sentence={message} email={account.texts().email} /> : message,
      };
    },
  });
  const { form, errors, notice, setNotice } = account;
  usePrefill(form, state.email);

  async function signInWithPasskey() {
    setWaiting(true);
    try {
      const passkey = await askPasskey(passkeyLoginOptions());
      if (passkey) return await enter(await passkeyLogin(passkey));
      setNotice({ tone: 'danger', content: passkeyWords.failed });
    } catch (error) {
      console.error(messages.login.log);
      setNotice({ tone: 'danger', content: error instanceof ApiError ? error.message : passkeyWords.failed });
    } finally {
      setWaiting(false);
    }
  }

  function startAgain() {
    setIsBack(true);
    setAsked(undefined);
  }

  if (asked) return <SecondStep asked={asked} onDone={enter} onBack={startAgain} />;

  return (
    <AccountScreen title={words.title} intro={words.intro}>
      {state.reason && !notice ? <FormNotice tone="info">{state.reason}</FormNotice> : null}
      <AccountForm account={account} words={words} noValidate>
        <EmailField autoComplete="username" error={errors.email} autoFocus={isBack} />
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
      <p className="auth-or" aria-hidden="true">
        {passkeyWords.or}
      </p>
      <Button look="ghost" className="auth-wide" busy={waiting} busyText={passkeyWords.waiting} onClick={signInWithPasskey}>
        <Icon name="fingerprint" /> {passkeyWords.signIn}
      </Button>
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
