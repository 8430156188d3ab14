import { type FormEvent, useEffect, useRef, useState } from 'react';
import { messages } from '../../../content/messages.ts';
import type { ShowcaseKind } from '../../../contract/showcase.ts';
import { addShowcase } from '../../api/showcase.ts';
import { useAlert } from '../../ui/alert-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { forgetDraft, keepDraft, readDraft } from './drafts.ts';
import { kinds } from './kinds.ts';
import { Panel } from './panel.tsx';
import { useSending, valuesOf } from './sending.ts';
import { ShowcaseFields } from './showcase-fields.tsx';

/** Add Banner and Add Service. After a success the fields are empty again, ready for the next one. */
export function AddShowcase({ kind }: { kind: ShowcaseKind }) {
  const words = kinds[kind];
  const { alert } = useAlert();
  const { isSending, share, failure, send } = useSending(messages.log.addBanner);
  const [round, setRound] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(() => readDraft(kind));

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const values = valuesOf(event.currentTarget);
    if (!(await send((onProgress) => addShowcase(kind, values, onProgress)))) return;
    forgetDraft(kind);
    await alert(words.alerts.added);
    setDraft({});
    setRound((number) => number + 1);
  }

  useEffect(() => {
    if (round) form.current?.querySelector('input')?.focus();
  }, [round]);

  return (
    <Panel title={words.add} note={<Link to={words.listPath}>{words.list}</Link>}>
      <form
        key={round}
        ref={form}
        className="add-form"
        noValidate
        onSubmit={onSubmit}
        onInput={(event) => keepDraft(kind, event.currentTarget)}
      >
        <ShowcaseFields kind={kind} item={draft} failure={failure} share={share} />
        <Button type="submit" busy={isSending} busyText="Adding">
          {words.add}
        </Button>
      </form>
    </Panel>
  );
}
