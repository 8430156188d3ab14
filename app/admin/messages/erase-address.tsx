import { type FormEvent, useState } from 'react';
import { announceMessageChange, eraseMessages } from '../../api/messages.ts';
import { ApiError } from '../../api/request.ts';
import { useAlert } from '../../ui/alert-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useAdminCall } from '../shell/session.ts';
import { errorText } from '../shell/use-loaded.ts';

/** For the visitor who asks to be forgotten: everything an address has sent is erased, which cannot be undone. */
export function EraseAddress({ onErased }: { onErased: () => void }) {
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const close = () => {
    setOpen(false);
    setFault(undefined);
  };
  const { alert, confirm } = useAlert();
  const call = useAdminCall();

  async function erase(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email')).trim();
    setFault(undefined);
    if (
      email &&
      !(await confirm({
        title: `Erase everything from ${email}?`,
        text: 'The messages are gone for good. This cannot be undone.',
        action: 'Erase for good',
      }))
    )
      return;
    setBusy(true);
    try {
      const { message } = await call(eraseMessages(email));
      setOpen(false);
      await alert(message);
      announceMessageChange();
      onErased();
    } catch (error) {
      setFault(error instanceof ApiError ? (error.fields.email ?? error.message) : errorText(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <Button look="danger" size="sm" onClick={() => setOpen(true)}>
        <Icon name="eraser" /> Erase an address
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title="Erase an address"
        footer={
          <>
            <Button look="ghost" size="sm" onClick={close}>
              Cancel
            </Button>
            <Button look="danger" size="sm" type="submit" form="erase-address" busy={busy}>
              Erase for good
            </Button>
          </>
        }
      >
        <form id="erase-address" className="form" noValidate onSubmit={erase} onInput={() => setFault(undefined)}>
          <Field
            label="Email"
            name="email"
            inputMode="email"
            autoComplete="off"
            hint="Messages on hold are kept until their hold is released."
            error={fault}
          />
        </form>
      </Dialog>
    </>
  );
}
