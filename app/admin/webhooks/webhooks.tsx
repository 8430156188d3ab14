import { useState } from 'react';
import { webhookWords as words } from '../../../content/admin/webhooks.ts';
import type { Webhook } from '../../../contract/webhooks.ts';
import { deleteWebhook, listWebhooks, pauseWebhook, renewSecret, testWebhook } from '../../api/webhooks.ts';
import { useAlert } from '../../ui/alert-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FormNotice } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useToast } from '../../ui/toast.tsx';
import { LoadedList, Panel } from '../shell/panel.tsx';
import { useAdminCall } from '../shell/session.ts';
import { errorText, useLoaded } from '../shell/use-loaded.ts';
import { useRowAction } from '../shell/use-row-action.ts';
import { DeliveryLog } from './delivery-log.tsx';
import { SecretDialog } from './secret-dialog.tsx';
import { WebhookForm } from './webhook-form.tsx';
import { WebhookItem } from './webhook-item.tsx';

/** Other systems that are told what happens to messages. */
export default function Webhooks() {
  const { loaded, refresh, retry } = useLoaded(listWebhooks, words.logFetch);
  const [editing, setEditing] = useState<Webhook | 'new'>();
  const [logOf, setLogOf] = useState<Webhook>();
  const [secret, setSecret] = useState<string>();
  const { problem, busyId, act } = useRowAction();
  const call = useAdminCall();
  const { confirm } = useAlert();
  const toast = useToast();
  const [testing, setTesting] = useState('');

  const acts = {
    edit: setEditing,
    log: setLogOf,
    async test({ id }: Webhook) {
      setTesting(id);
      try {
        const { outcome, status, error } = await call(testWebhook(id));
        const arrived = outcome === 'delivered';
        toast({ text: arrived ? words.tested(status) : words.testFailed(error), tone: arrived ? 'success' : 'error' });
      } catch (error) {
        toast({ text: errorText(error), tone: 'error' });
      }
      setTesting('');
      void refresh();
    },
    async pause({ id, name, state }: Webhook) {
      const paused = state === 'active';
      if (await act(id, pauseWebhook(id, paused), paused ? words.paused(name) : words.resumed(name), words.logChange))
        await refresh();
    },
    async renew({ id, name }: Webhook) {
      if (!(await confirm(words.renewQuestion(name)))) return;
      try {
        setSecret((await call(renewSecret(id))).secret);
      } catch (error) {
        toast({ text: errorText(error), tone: 'error' });
      }
      void refresh();
    },
    async remove({ id, name }: Webhook) {
      if (!(await confirm(words.removeQuestion(name)))) return;
      if (await act(id, deleteWebhook(id), words.removed(name), words.logChange)) await refresh();
    },
  };
  const addButton = (
    <Button onClick={() => setEditing('new')}>
      <Icon name="plus" /> {words.add}
    </Button>
  );

  return (
    <Panel title={words.title} note={words.note} action={addButton}>
      {problem ? <FormNotice tone="danger">{problem}</FormNotice> : null}
      <LoadedList loaded={loaded} what={words.what} onRetry={retry}>
        {(webhooks) =>
          webhooks.length ? (
            <ul className="webhooks">
              {webhooks.map((webhook) => (
                <WebhookItem
                  key={webhook.id}
                  webhook={webhook}
                  isBusy={busyId === webhook.id}
                  isTesting={testing === webhook.id}
                  acts={acts}
                />
              ))}
            </ul>
          ) : (
            <EmptyState title={words.none} text={words.noneText} />
          )
        }
      </LoadedList>
      <WebhookForm
        editing={editing}
        onClose={() => setEditing(undefined)}
        onSaved={(made) => {
          setEditing(undefined);
          setSecret(made);
          void refresh();
        }}
      />
      <SecretDialog secret={secret} onClose={() => setSecret(undefined)} />
      <DeliveryLog webhook={logOf} onClose={() => setLogOf(undefined)} onChange={refresh} />
    </Panel>
  );
}
