import { useState } from 'react';
import { eraseWords } from '../../../content/admin/messages.ts';
import { announceMessageChange, eraseMessages } from '../../api/messages.ts';
import { ResultNotice } from '../../forms/notice.tsx';
import { useForm } from '../../forms/use-form.ts';
import { useAlert } from '../../ui/alert-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useAdminCall } from '../shell/session.ts';

/** For erasure requests: deletes everything an address has sent, irreversibly. */
export function EraseAddress({ onErased }: { onErased: () => void }) {
  const [open, setOpen] = useState(false);
  const { alert, confirm } = useAlert();
  const form = useForm({
    call: useAdminCall(),
    async send({ texts }) {
      const email = texts.email?.trim() ?? '';
      if (email && !(await confirm(eraseWords.question(email)))) return;
      const { message } = await eraseMessages(email);
      setOpen(false);
      await alert(message);
      announceMessageChange();
      onErased();
    },
    onFail: ({ message, fields }) => (fields.email ? undefined : { tone: 'danger', content: message }),
  });
  const { props, isSending, errors, reset } = form;
  const close = () => {
    setOpen(false);
    reset();
  };

  return (
    <>
      <Button look="danger" size="sm" onClick={() => setOpen(true)}>
        <Icon name="eraser" /> {eraseWords.erase}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={eraseWords.erase}
        footer={
          <>
            <Button look="ghost" size="sm" onClick={close}>
              {eraseWords.cancel}
            </Button>
            <Button look="danger" size="sm" type="submit" form="erase-address" busy={isSending}>
              {eraseWords.action}
            </Button>
          </>
        }
      >
        <form {...props} id="erase-address" className="form" noValidate>
          <ResultNotice form={form} />
          <Field
            label={eraseWords.email}
            name="email"
            inputMode="email"
            autoComplete="off"
            hint={eraseWords.hint}
            error={errors.email}
          />
        </form>
      </Dialog>
    </>
  );
}
