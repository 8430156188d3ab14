import { type FormEvent, useId, useState } from 'react';
import { messages } from '../../../content/messages.ts';
import type { ListedBanner, ListedService, ShowcaseKind } from '../../../contract/showcase.ts';
import { type Listed, toListed, updateShowcase } from '../../api/showcase.ts';
import { ConflictError } from '../../api/upload.ts';
import { useAlert } from '../../ui/alert-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Conflict } from './conflict.tsx';
import { kinds } from './kinds.ts';
import { useSending, valuesOf } from './sending.ts';
import { ShowcaseFields } from './showcase-fields.tsx';

type UpdateProps = { kind: ShowcaseKind; item?: Listed; onClose: () => void; onSaved: () => Promise<void> };

/** The modal that changes one banner or service card. */
export function UpdateDialog({ kind, item, onClose, onSaved }: UpdateProps) {
  const id = useId();
  const { alert } = useAlert();
  const { isSending, share, failure, send } = useSending(messages.log.updateBanner);
  const [conflict, setConflict] = useState<{ theirs: Listed; mine: FormData }>();

  const close = () => {
    setConflict(undefined);
    onClose();
  };

  async function save(target: Listed, values: FormData) {
    values.set('version', String(target.version));
    try {
      if (!(await send((onProgress) => updateShowcase(kind, target.id, values, onProgress)))) return;
    } catch (error) {
      if (!(error instanceof ConflictError)) throw error;
      return setConflict({ theirs: toListed(error.current as ListedBanner | ListedService), mine: values });
    }
    await alert(kinds[kind].alerts.updated);
    close();
    await onSaved();
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (item) void save(item, valuesOf(event.currentTarget));
  }

  async function keepTheirs() {
    close();
    await onSaved();
  }

  const footer = conflict ? (
    <>
      <Button look="ghost" onClick={keepTheirs}>
        Keep theirs
      </Button>
      <Button busy={isSending} busyText="Saving" onClick={() => save(conflict.theirs, conflict.mine)}>
        Save mine
      </Button>
    </>
  ) : (
    <>
      <Button look="ghost" onClick={close}>
        Cancel
      </Button>
      <Button type="submit" form={id} busy={isSending} busyText="Saving">
        Save
      </Button>
    </>
  );

  return (
    <Dialog open={item !== undefined} onClose={close} title={`Update ${kinds[kind].one}`} footer={footer}>
      {conflict ? <Conflict kind={kind} {...conflict} /> : null}
      <form id={id} hidden={conflict !== undefined} noValidate onSubmit={onSubmit}>
        <ShowcaseFields kind={kind} item={item} failure={failure} share={share} />
      </form>
    </Dialog>
  );
}
