import { useState } from 'react';
import { factorWords as words } from '../../../content/admin/my-account.ts';
import { addPasskey, passkeyOptions, type RecoveryCodes } from '../../api/my-account.ts';
import { makePasskey } from '../account/passkey.ts';
import { useAdminCall } from '../shell/session.ts';
import { errorText } from '../shell/use-loaded.ts';

/** Makes a passkey on this device and adds it to the account. */
export function useAddPasskey() {
  const call = useAdminCall();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState('');

  async function add(name: string, onAdded: (answer: RecoveryCodes) => Promise<void>) {
    setIsBusy(true);
    setProblem('');
    try {
      const passkey = await makePasskey(call(passkeyOptions()));
      if (passkey) await onAdded(await call(addPasskey(name, passkey)));
      else setProblem(words.passkeyFailed);
    } catch (error) {
      setProblem(errorText(error));
    } finally {
      setIsBusy(false);
    }
  }

  return { add, isBusy, problem };
}
