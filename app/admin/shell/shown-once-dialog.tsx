import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useToast } from '../../ui/toast.tsx';

type ShownOnceDialogProps = {
  /** What can be copied; the dialog is open while there is something. */
  text?: string;
  words: { title: string; copy: string; copied: string; done: string };
  onClose: () => void;
  children: ReactNode;
};

/** Shows a secret the only time that it can be read. */
export function ShownOnceDialog({ text, words, onClose, children }: ShownOnceDialogProps) {
  const toast = useToast();
  const copy = async () => {
    await navigator.clipboard.writeText(text ?? '');
    toast({ text: words.copied, tone: 'success' });
  };
  return (
    <Dialog
      open={text !== undefined}
      onClose={onClose}
      title={words.title}
      footer={
        <>
          <Button look="ghost" size="sm" onClick={copy}>
            <Icon name="copy" /> {words.copy}
          </Button>
          <Button size="sm" onClick={onClose}>
            {words.done}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
