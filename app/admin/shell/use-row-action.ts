import { useState } from 'react';
import { useToast } from '../../ui/toast.tsx';
import { useAdminCall } from './session.ts';
import { errorText } from './use-loaded.ts';

/** Runs an action on a list entry: success shows a toast, an error is shown above the list. */
export function useRowAction() {
  const toast = useToast();
  const call = useAdminCall();
  const [problem, setProblem] = useState('');
  const [busyId, setBusyId] = useState('');

  async function act(id: string, work: Promise<unknown>, said: string, logText: string): Promise<boolean> {
    setProblem('');
    setBusyId(id);
    try {
      await call(work);
      toast({ text: said, tone: 'success' });
      return true;
    } catch (error) {
      console.error(logText);
      setProblem(errorText(error));
      return false;
    } finally {
      setBusyId('');
    }
  }

  return { problem, busyId, act };
}
