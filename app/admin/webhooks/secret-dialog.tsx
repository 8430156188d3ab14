import { webhookSecretWords as words } from '../../../content/admin/webhooks.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useToast } from '../../ui/toast.tsx';

/** Shows a new secret, the only time that it can be read. */
export function SecretDialog({ secret, onClose }: { secret?: string; onClose: () => void }) {
  const toast = useToast();
  const copy = async () => {
    await navigator.clipboard.writeText(secret ?? '');
    toast({ text: words.copied, tone: 'success' });
  };
  return (
    <Dialog
      open={secret !== undefined}
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
      <Field label={words.label} name="secret" hint={words.note} value={secret} readOnly dir="ltr" spellCheck={false} />
    </Dialog>
  );
}
