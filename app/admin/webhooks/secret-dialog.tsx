import { webhookSecretWords as words } from '../../../content/admin/webhooks.ts';
import { Field } from '../../ui/field.tsx';
import { ShownOnceDialog } from '../shell/shown-once-dialog.tsx';

/** Shows a new secret. */
export function SecretDialog({ secret, onClose }: { secret?: string; onClose: () => void }) {
  return (
    <ShownOnceDialog text={secret} words={words} onClose={onClose}>
      <Field label={words.label} name="secret" hint={words.note} value={secret} readOnly dir="ltr" spellCheck={false} />
    </ShownOnceDialog>
  );
}
