import { useState } from 'react';
import { accountScreens } from '../../../content/account.ts';
import { messages } from '../../../content/messages.ts';
import { resendCode, verify } from '../../api/accounts.ts';
import { ApiError } from '../../api/request.ts';
import { useForm } from '../../forms/use-form.ts';
import { go, usePassedState } from '../../navigation/go.ts';
import { useSite } from '../../site.ts';
import { useAlert } from '../../ui/alert-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { Field, FormNotice } from '../../ui/field.tsx';
import { AccountScreen } from './account-screen.tsx';
import { AccountForm, EmailField } from './form-parts.tsx';
import { usePrefill } from './use-prefill.ts';

const { verify: words, fields } = accountScreens;

export default function VerifyEmail() {
  const { email: knownEmail } = usePassedState();
  const { mailIsLocal } = useSite();
  const { alert } = useAlert();
  const [resending, setResending] = useState(false);
  const account = useForm({
    async send({ texts: { email = '', verificationCode = '' } }) {
      await verify({ email, verificationCode });
      await alert(messages.verification.success);
      account.form.current?.reset();
      go('/adminLogin', { state: { email } });
    },
    onFail({ message }) {
      console.error(messages.verification.log);
      return { tone: 'danger', content: message };
    },
  });
  const { form, errors, fail, setNotice, texts } = account;
  usePrefill(form, knownEmail);

  async function sendNewCode() {
    setResending(true);
    try {
      const { message } = await resendCode({ email: texts().email ?? '' });
      setNotice({ tone: 'info', content: message });
    } catch (error) {
      console.error(messages.verification.log);
      const { message, fields: errors } = error instanceof ApiError ? error : { message: messages.verification.log, fields: {} };
      fail({ errors, notice: { tone: 'danger', content: message } });
    } finally {
      setResending(false);
    }
  }

  return (
    <AccountScreen title={words.title} intro={words.intro}>
      {mailIsLocal ? <FormNotice tone="info">{words.staysHere}</FormNotice> : null}
      <AccountForm account={account} words={words} noValidate>
        <EmailField error={errors.email} />
        <Field
          label={fields.code}
          name="verificationCode"
          required
          autoComplete="one-time-code"
          inputMode="numeric"
          error={errors.verificationCode}
        />
      </AccountForm>
      <p className="auth-more">
        <Button look="ghost" size="sm" busy={resending} busyText={words.resending} onClick={sendNewCode}>
          {words.resend}
        </Button>
      </p>
    </AccountScreen>
  );
}
