import { type FormEvent, useMemo, useRef } from 'react';
import { messages } from '../../../content/messages.ts';
import type { CardKind } from '../../../contract/cards.ts';
import { addCard } from '../../api/cards.ts';
import { useAlert } from '../../ui/alert-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { useToast } from '../../ui/toast.tsx';
import { Panel } from '../shell/panel.tsx';
import { CardFields } from './card-fields.tsx';
import { forgetDraft, keepDraft, readDraft, type Words, wordsOf } from './drafts.ts';
import { kinds } from './kinds.ts';
import { useSending, valuesOf } from './sending.ts';

/** Add Banner and Add Service. After a success the fields are empty again, ready for the next one. */
export function AddCard({ kind }: { kind: CardKind }) {
  const words = kinds[kind];
  const name = `add.${kind}`;
  const { alert } = useAlert();
  const toast = useToast();
  const { isSending, share, failure, sent, send, corrected } = useSending(name, messages.log.addBanner);
  const form = useRef<HTMLFormElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each success there is another draft, an empty one
  const draft = useMemo(() => readDraft<Words>(name), [name, sent]);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const values = valuesOf(event.currentTarget);
    const { ok, failure: refusal } = await send((sending) => addCard(kind, values, sending).then(() => forgetDraft(name)));
    if (ok) {
      await alert(words.alerts.added);
      form.current?.querySelector('input')?.focus();
    } else if (refusal && !form.current) {
      toast({ text: `The ${words.one} is not added. ${refusal.text}`, tone: 'error' }); // another panel is open by now
    }
  }

  return (
    <Panel title={words.add} note={<Link to={words.listPath}>{words.list}</Link>}>
      <form
        key={sent}
        ref={form}
        className="add-form"
        noValidate
        onSubmit={onSubmit}
        onInput={(event) => {
          keepDraft(name, wordsOf(event.currentTarget));
          corrected((event.target as HTMLInputElement).name);
        }}
      >
        <CardFields kind={kind} item={draft} failure={failure} share={share} />
        <Button type="submit" busy={isSending} busyText="Adding">
          {words.add}
        </Button>
      </form>
    </Panel>
  );
}
