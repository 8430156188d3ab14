import { factorWords as words } from '../../../content/admin/my-account.ts';
import { noticeUnlessFields, ResultNotice } from '../../forms/notice.tsx';
import { useForm } from '../../forms/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { useAdminCall } from '../shell/session.ts';

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
  const call = useAdminCall();
  const form = useForm({ call, send: ({ texts }) => onName(texts.name?.trim() || name), onFail: noticeUnlessFields });
  return (
    <form {...form.props} className="form" noValidate>
      <ResultNotice form={form} />
      <Field
        label={words.factorName}
        name="name"
        hint={words.factorHint}
        defaultValue={name}
        maxLength={60}
        error={form.errors.name}
      />
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
