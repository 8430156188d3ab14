import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';

type ShownOnceDialogProps = {
  /** What can be copied; the dialog is open while there is something. */
  text?: string;
  words: { title: string; copy: string; copied: string; notCopied: string; done: string };
  onClose: () => void;
  children: ReactNode;
};

/** Shows a secret the only time that it can be read. */
export function ShownOnceDialog({ text, words, onClose, children }: ShownOnceDialogProps) {
  const [said, setSaid] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text ?? '');
      setSaid(words.copied);
    } catch {
      setSaid(words.notCopied); // not allowed, or no HTTPS
    }
  };
  const close = () => {
    setSaid('');
    onClose();
  };
  return (
    <Dialog
      open={text !== undefined}
      onClose={close}
      title={words.title}
      footer={
        <>
          <Button look="ghost" size="sm" onClick={copy}>
            <Icon name="copy" /> {words.copy}
          </Button>
          <Button size="sm" onClick={close}>
            {words.done}
          </Button>
        </>
      }
    >
      {children}
      <p className="shown-once" role="status">
        {said}
      </p>
    </Dialog>
  );
}
