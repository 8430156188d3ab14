import { accountScreens } from '../../../content/account.ts';
import type { SecondFactorMethod } from '../../../contract/accounts.ts';
import { Field } from '../../ui/field.tsx';

const words = accountScreens.secondFactor;

/** The code of an authenticator app or a recovery code; a passkey needs no field. */
export function FactorFields({ method, error }: { method: SecondFactorMethod; error?: string }) {
  if (method === 'passkey') return null;
  return method === 'totp' ? (
    <Field
      key="totp"
      label={words.totp}
      name="code"
      required
      autoComplete="one-time-code"
      inputMode="numeric"
      error={error}
      autoFocus
    />
  ) : (
    <Field
      key="recovery"
      label={words.recovery}
      name="code"
      required
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      hint={words.recoveryHint}
      error={error}
      autoFocus
    />
  );
}
