import { useRef, useState } from 'react';
import { editorWords } from '../../../../content/admin/publishing.ts';
import type { EntryKind } from '../../../../contract/entries.ts';
import { deleteEntry, type FullEntry, publishEntry, withdrawEntry } from '../../../api/entries.ts';
import { go } from '../../../navigation/go.ts';
import { useAlert } from '../../../ui/alert-dialog.tsx';
import { useAdminCall } from '../../shell/session.ts';
import { errorText } from '../../shell/use-loaded.ts';
import { rememberBinned } from '../binned.ts';
import { panelOfKind } from '../entry-address.ts';
import { momentText } from '../times.ts';
import type { Draft } from './draft.ts';
import type { Plan } from './plan-dialog.tsx';

/** Publish, plan, withdraw and delete. What is on the screen is saved first, and each goes out once however often it is pressed. */
export function usePublishing(kind: EntryKind, draft: Draft, onRefused: () => void) {
  const call = useAdminCall();
  const { confirm } = useAlert();
  const [busy, setBusy] = useState<'' | 'publish' | 'plan' | 'withdraw' | 'delete'>('');
  const [problem, setProblem] = useState('');
  const [said, say] = useState('');
  const running = useRef(false);

  async function run(what: typeof busy, work: () => Promise<void>): Promise<boolean> {
    if (running.current) return false;
    running.current = true;
    setBusy(what);
    setProblem('');
    say('');
    try {
      await work();
      return true;
    } catch (error) {
      console.error(editorWords.logPublish);
      setProblem(errorText(error));
      return false;
    } finally {
      running.current = false;
      setBusy('');
    }
  }

  /** The entry with everything on the screen saved; undefined if the server refused it or something is missing. */
  async function saved(): Promise<FullEntry | undefined> {
    if ((await draft.flush()) && !Object.keys(draft.read().errors).length) return draft.read().entry;
    onRefused();
    return undefined;
  }

  const publish = (plan: Plan = {}) =>
    run(plan.from || plan.until ? 'plan' : 'publish', async () => {
      const entry = await saved();
      if (!entry) return;
      const next = await call(publishEntry(kind, entry.id, { version: entry.newest, ...plan }));
      draft.setEntry(next);
      const text =
        plan.from && Date.parse(plan.from) > Date.now()
          ? editorWords.planned(momentText(plan.from))
          : editorWords.published(next.title);
      say(text);
    });

  const withdraw = async () => {
    const { entry } = draft.read();
    if (!entry || !(await confirm(editorWords.withdrawQuestion(entry.builtIn)))) return;
    await run('withdraw', async () => {
      draft.setEntry(await call(withdrawEntry(kind, entry.id)));
      say(editorWords.withdrawn);
    });
  };

  /** To the bin without a question: the list offers to undo it. */
  const remove = () =>
    run('delete', async () => {
      const { entry } = draft.read();
      if (!entry) return;
      await call(deleteEntry(kind, entry.id));
      draft.forget();
      rememberBinned({ kind, id: entry.id, title: entry.title });
      go(panelOfKind(kind));
    });

  return { busy, problem, said, say, publish, withdraw, remove };
}
