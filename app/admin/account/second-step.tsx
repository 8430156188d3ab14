import { useState } from 'react';
import { accountScreens } from '../../../content/account.ts';
import { messages } from '../../../content/messages.ts';
import type { LoginAnswer, SecondFactorAnswer, SecondFactorMethod } from '../../../contract/accounts.ts';
import { secondFactor, secondFactorOptions } from '../../api/accounts.ts';
import { useForm } from '../../forms/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { AccountScreen } from './account-screen.tsx';
import { FactorFields } from './factor-fields.tsx';
import { AccountForm } from './form-parts.tsx';
import { askPasskey } from './passkey.ts';

const { secondFactor: words, passkey: passkeyWords, login } = accountScreens;

type Props = { asked: SecondFactorAnswer; onDone: (answer: LoginAnswer) => Promise<void>; onBack: () => void };

/** The second factor of a login, by whichever of the account's ways. */
export function SecondStep({ asked: { ticket, secondFactor: methods, message }, onDone, onBack }: Props) {
  const [method, setMethod] = useState<SecondFactorMethod>(methods[0] ?? 'recovery');
  const account = useForm({
    async send({ texts: { code = '' } }) {
      const passkey = method === 'passkey' ? await askPasskey(secondFactorOptions(ticket)) : undefined;
      if (method === 'passkey' && !passkey) return account.setNotice({ tone: 'danger', content: passkeyWords.failed });
      await onDone(await secondFactor(ticket, passkey ? { method, passkey } : { method, code }));
    },
    onFail({ message: sentence }) {
      console.error(messages.login.log);
      return { tone: 'danger', content: sentence };
    },
  });
  const change = (other: SecondFactorMethod) => {
    account.reset();
    setMethod(other);
  };
  return (
    <AccountScreen title={words.heading} intro={message}>
      <AccountForm
        account={account}
        words={method === 'passkey' ? { submit: words.usePasskey, busy: passkeyWords.waiting } : words}
        noValidate
        focusButton={method === 'passkey'}
      >
        <FactorFields method={method} error={account.errors.code} />
      </AccountForm>
      <p className="auth-more auth-ways">
        {methods
          .filter((other) => other !== method)
          .map((other) => (
            <Button key={other} look="ghost" size="sm" onClick={() => change(other)}>
              {{ passkey: words.usePasskey, totp: words.useTotp, recovery: words.useRecovery }[other]}
            </Button>
          ))}
        <Button look="ghost" size="sm" onClick={onBack} aria-label={`${words.back}: ${login.title}`}>
          {words.back}
        </Button>
      </p>
    </AccountScreen>
  );
}
