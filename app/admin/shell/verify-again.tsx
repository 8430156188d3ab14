import { useEffect, useState } from 'react';
import { verifyWords as words } from '../../../content/admin/my-account.ts';
import type { Me, SecondFactorMethod } from '../../../contract/accounts.ts';
import { whoAmI } from '../../api/accounts.ts';
import { verifyMe, verifyMeOptions } from '../../api/my-account.ts';
import { ApiError, onVerifyAgain } from '../../api/request.ts';
import { noticeUnlessFields, ResultNotice } from '../../forms/notice.tsx';
import { useForm } from '../../forms/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { PasswordField } from '../../ui/field.tsx';
import { FactorFields } from '../account/factor-fields.tsx';
import { askPasskey } from '../account/passkey.ts';

type Way = 'password' | Exclude<SecondFactorMethod, 'recovery'>;
const ways: Record<Way, string> = { password: words.usePassword, totp: words.useTotp, passkey: words.usePasskey };

/** Asks for the password or a factor where a call wants it again; the call is then repeated. */
export function VerifyAgain() {
  const [settle, setSettle] = useState<(given: boolean) => void>();
  useEffect(() => {
    onVerifyAgain(() => new Promise((resolve) => setSettle(() => resolve)));
    return () => onVerifyAgain(undefined);
  }, []);
  const close = (given: boolean) => {
    settle?.(given);
    setSettle(undefined);
  };
  return (
    <Dialog open={settle !== undefined} onClose={() => close(false)} title={words.title}>
      <Question onGiven={() => close(true)} />
    </Dialog>
  );
}

function Question({ onGiven }: { onGiven: () => void }) {
  const [way, setWay] = useState<Way>('password');
  const [me, setMe] = useState<Me>();
  useEffect(() => void whoAmI().then(setMe, () => {}), []); // without it the password is the way
  const others: Way[] = ['password', ...new Set(me?.factors.map(({ kind }) => kind))];
  const form = useForm({
    async send({ texts: { password = '', code = '' } }) {
      if (way === 'password') return verifyMe({ password });
      if (way === 'totp') return verifyMe({ method: way, code });
      const passkey = await askPasskey(verifyMeOptions());
      if (!passkey) throw new ApiError(-1, { message: words.passkeyFailed });
      return verifyMe({ method: way, passkey });
    },
    onSent: onGiven,
    onFail: noticeUnlessFields,
  });
  const change = (other: Way) => {
    form.reset();
    setWay(other);
  };
  return (
    <form {...form.props} className="form" noValidate>
      <ResultNotice form={form} />
      <p className="field">{words.text}</p>
      {way === 'password' ? (
        <PasswordField
          label={words.password}
          name="password"
          autoComplete="current-password"
          autoFocus
          error={form.errors.password}
        />
      ) : (
        <FactorFields method={way} error={form.errors.code} />
      )}
      <div className="form-end acts">
        <Button key={way} type="submit" size="sm" autoFocus={way === 'passkey'} busy={form.isSending} busyText={words.checking}>
          {words.continue}
        </Button>
        {others
          .filter((other) => other !== way)
          .map((other) => (
            <Button key={other} look="ghost" size="sm" onClick={() => change(other)}>
              {ways[other]}
            </Button>
          ))}
      </div>
    </form>
  );
}
