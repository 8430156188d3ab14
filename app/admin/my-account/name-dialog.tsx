import { factorWords as words } from '../../../content/admin/my-account.ts';
import { useForm } from '../../forms/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';

type Props = { open: boolean; title: string; name: string; onClose: () => void; onName: (name: string) => Promise<void> };

/** Asks for the name of a second factor. */
export function NameDialog({ open, title, name, onClose, onName }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <NameForm name={name} onName={onName} onClose={onClose} />
    </Dialog>
  );
}

function NameForm({ name, onName, onClose }: Pick<Props, 'name' | 'onName' | 'onClose'>) {
  const form = useForm({ send: ({ texts }) => onName(texts.name?.trim() || name) });
  return (
    <form {...form.props} className="form" noValidate>
      <Field label={words.passkeyName} name="name" hint={words.passkeyHint} defaultValue={name} maxLength={60} />
      <div className="form-end acts">
        <Button type="submit" size="sm" busy={form.isSending}>
          {words.save}
        </Button>
        <Button look="ghost" size="sm" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
