import { useState } from 'react';
import { cardFormWords } from '../../../content/admin/cards.ts';
import { messages } from '../../../content/messages.ts';
import type { CardKind } from '../../../contract/cards.ts';
import { addCard } from '../../api/cards.ts';
import { noticeUnlessFields } from '../../forms/notice.tsx';
import { useUnsavedGuard } from '../../forms/unsaved.ts';
import { useForm } from '../../forms/use-form.ts';
import { useAlert } from '../../ui/alert-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { useToast } from '../../ui/toast.tsx';
import { Beside, type View } from '../publishing/preview/beside.tsx';
import { Panel } from '../shell/panel.tsx';
import { useAdminCall } from '../shell/session.ts';
import { CardFields } from './card-fields.tsx';
import { CardPreview } from './card-preview.tsx';
import { type CardWords, cardFormData, changedWords, imageIn, type Typed, typedIn, wordsIn } from './card-words.ts';
import { clearDraft, readDraft, saveDraft } from './drafts.ts';
import { kinds } from './kinds.ts';

const empty: CardWords = { title: '', slogan: '', description: '', alt: '', decorative: false };

/** Add Banner and Add Service. After success the fields are cleared for the next card. */
export function AddCard({ kind }: { kind: CardKind }) {
  const words = kinds[kind];
  const name = `add.${kind}`;
  const { alert } = useAlert();
  const toast = useToast();
  const [view, setView] = useState<View>('form');
  const [typed, setTyped] = useState<Typed>();
  const add = useForm({
    name,
    call: useAdminCall(),
    async send({ data, ...sending }) {
      await addCard(kind, data, sending);
      clearDraft(name);
    },
    async onSent() {
      setTyped(undefined);
      await alert(words.alerts.added);
      form.current?.querySelector('input')?.focus();
    },
    onFail(error) {
      console.error(messages.log.addBanner);
      const isOpen = form.current !== null; // false if another panel has been opened meanwhile
      if (!isOpen) toast({ text: cardFormWords.notAdded(words.one, error.message), tone: 'error' });
      return noticeUnlessFields(error);
    },
    read: (element) => cardFormData(wordsIn(element), imageIn(element)),
    onInput(element) {
      setTyped(typedIn(element));
      if (hasContent(element)) saveDraft(name, wordsIn(element));
      else clearDraft(name);
    },
  });
  const { form, sent } = add;
  useUnsavedGuard(() => form.current !== null && hasContent(form.current));
  const [draft, setDraft] = useState(() => ({ after: sent, words: readDraft<CardWords>(name) }));
  if (draft.after !== sent) setDraft({ after: sent, words: readDraft<CardWords>(name) }); // sent: the draft is empty again

  return (
    <Panel title={words.add} note={<Link to={words.listPath}>{words.list}</Link>}>
      <Beside view={view} onView={setView}>
        <form {...add.props} key={sent} className="entry-form add-form" noValidate>
          <CardFields kind={kind} words={draft.words} typed={typed} form={add} />
          <Button type="submit" busy={add.isSending} busyText={cardFormWords.adding}>
            {words.add}
          </Button>
        </form>
        <CardPreview kind={kind} words={typed?.words ?? draft.words ?? empty} file={typed?.file} />
      </Beside>
    </Panel>
  );
}

function hasContent(form: HTMLFormElement): boolean {
  const typed = Object.values(changedWords(empty, wordsIn(form)));
  return typed.some(Boolean) || imageIn(form) !== undefined;
}
