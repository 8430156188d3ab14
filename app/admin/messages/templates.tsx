import { useState } from 'react';
import { messagesWords, templateWords as words } from '../../../content/admin/messages.ts';
import type { ReplyTemplate } from '../../../contract/messages.ts';
import { deleteTemplate, listTemplates, saveTemplate } from '../../api/messages.ts';
import { noticeUnlessFields, ResultNotice } from '../../forms/notice.tsx';
import { useForm } from '../../forms/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useToast } from '../../ui/toast.tsx';
import { LoadedList } from '../shell/panel.tsx';
import { useAdminCall } from '../shell/session.ts';
import { errorText, useLoaded } from '../shell/use-loaded.ts';

/** Prepared answers, managed by administrators. */
export function Templates() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="ghost" size="sm" onClick={() => setOpen(true)}>
        <Icon name="file-text" /> {words.title}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={words.title}>
        {open ? <TemplateList /> : null}
      </Dialog>
    </>
  );
}

function TemplateList() {
  const { loaded, refresh, retry } = useLoaded(listTemplates, messagesWords.logFetch);
  const [editing, setEditing] = useState<ReplyTemplate | 'new'>();
  const call = useAdminCall();
  const toast = useToast();

  async function remove(id: string) {
    await call(deleteTemplate(id)).then(
      () => toast({ text: words.removed, tone: 'success' }),
      (error: unknown) => toast({ text: errorText(error), tone: 'error' }),
    );
    void refresh();
  }
  if (editing) {
    const close = () => {
      setEditing(undefined);
      void refresh();
    };
    return <TemplateForm template={editing === 'new' ? undefined : editing} onClose={close} />;
  }
  return (
    <LoadedList loaded={loaded} what={words.title} onRetry={retry}>
      {(templates) => (
        <div className="template-list">
          {templates.length ? null : <p>{words.none}</p>}
          <ul>
            {templates.map((template) => (
              <li key={template.id}>
                <strong>{template.name}</strong>
                <span className="message-preview" dir="auto">
                  {template.text}
                </span>
                <Button look="ghost" size="sm" onClick={() => setEditing(template)}>
                  {words.edit}
                  <span className="sr"> {template.name}</span>
                </Button>
                <Button look="danger" size="sm" onClick={() => void remove(template.id)}>
                  {words.remove}
                  <span className="sr"> {template.name}</span>
                </Button>
              </li>
            ))}
          </ul>
          <Button size="sm" onClick={() => setEditing('new')}>
            <Icon name="plus" /> {words.add}
          </Button>
        </div>
      )}
    </LoadedList>
  );
}

function TemplateForm({ template, onClose }: { template?: ReplyTemplate; onClose: () => void }) {
  const toast = useToast();
  const form = useForm({
    call: useAdminCall(),
    send: ({ texts: { name = '', text = '' } }) => saveTemplate(template?.id, { name, text }),
    onSent() {
      toast({ text: words.saved, tone: 'success' });
      onClose();
    },
    onFail: noticeUnlessFields,
  });
  const { props, isSending, errors } = form;
  return (
    <form {...props} className="form" noValidate>
      <ResultNotice form={form} />
      <Field label={words.name} name="name" defaultValue={template?.name} error={errors.name} />
      <Field label={words.text} name="text" multiline hint={words.hint} defaultValue={template?.text} error={errors.text} />
      <div className="message-acts">
        <Button type="submit" size="sm" busy={isSending}>
          {words.save}
        </Button>
        <Button look="ghost" size="sm" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
