import { useState } from 'react';
import { webhookFormWords, deliveryWords as words } from '../../../content/admin/webhooks.ts';
import type { Webhook, WebhookDelivery } from '../../../contract/webhooks.ts';
import { listDeliveries, retryDelivery } from '../../api/webhooks.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormNotice } from '../../ui/field.tsx';
import { LoadedList } from '../shell/panel.tsx';
import { useLoaded } from '../shell/use-loaded.ts';
import { useRowAction } from '../shell/use-row-action.ts';

type Props = { webhook?: Webhook; onClose: () => void; onChange: () => unknown };

const time = new Intl.DateTimeFormat('en-CA', { dateStyle: 'medium', timeStyle: 'medium' });

/** What was sent to a webhook, newest first, and what came of it. */
export function DeliveryLog({ webhook, onClose, onChange }: Props) {
  return (
    <Dialog open={webhook !== undefined} onClose={onClose} title={words.title(webhook?.name ?? '')}>
      {webhook ? <Deliveries id={webhook.id} onChange={onChange} /> : null}
    </Dialog>
  );
}

function Deliveries({ id, onChange }: { id: string; onChange: () => unknown }) {
  const [pages, setPages] = useState(1);
  const { loaded, refresh, retry } = useLoaded((count) => readPages(id, count), words.what, pages);
  const { problem, busyId, act } = useRowAction();
  const again = async (delivery: WebhookDelivery) => {
    if (!(await act(delivery.id, retryDelivery(delivery.id), words.queued, words.what))) return;
    await refresh();
    onChange();
  };
  return (
    <LoadedList loaded={loaded} what={words.what} onRetry={retry}>
      {({ deliveries, next }) => (
        <>
          {problem ? <FormNotice tone="danger">{problem}</FormNotice> : null}
          {deliveries.length ? null : <p>{words.none}</p>}
          <ul className="account-list deliveries">
            {deliveries.map((delivery) => (
              <li key={delivery.id}>
                <Delivery delivery={delivery} />
                {delivery.outcome !== 'delivered' && delivery.error && delivery.event !== 'test' ? (
                  <Button look="ghost" size="sm" disabled={busyId === delivery.id} onClick={() => again(delivery)}>
                    {words.again}
                  </Button>
                ) : null}
              </li>
            ))}
          </ul>
          <div className="acts">
            <Button look="ghost" size="sm" onClick={refresh}>
              {words.refresh}
            </Button>
            {next ? (
              <Button look="ghost" size="sm" onClick={() => setPages(pages + 1)}>
                {words.more}
              </Button>
            ) : null}
          </div>
        </>
      )}
    </LoadedList>
  );
}

function Delivery({ delivery }: { delivery: WebhookDelivery }) {
  const { event, about, outcome, createdAt, attempts, nextAttemptAt, status, answer, error } = delivery;
  const facts = [
    time.format(createdAt),
    words.attempts(attempts),
    ...(status === null ? [] : [words.answered(status)]),
    ...(nextAttemptAt !== null && attempts ? [words.next(time.format(nextAttemptAt))] : []),
  ];
  return (
    <div>
      <h3>
        {webhookFormWords.eventNames[event]} {about}
        <span className={`role webhook-${outcome === 'failed' ? 'bad' : outcome}`}>{words.outcomes[outcome]}</span>
      </h3>
      <p>{facts.join(', ')}</p>
      {error ? <p>{error}</p> : null}
      {answer ? (
        <pre className="webhook-answer" dir="auto">
          {answer}
        </pre>
      ) : null}
    </div>
  );
}

/** The first pages as one list. */
async function readPages(id: string, count: number) {
  const deliveries: WebhookDelivery[] = [];
  let next: string | null = '';
  for (let page = 0; page < count && next !== null; page += 1) {
    const answer = await listDeliveries(id, next);
    deliveries.push(...answer.deliveries);
    next = answer.next;
  }
  return { deliveries, next };
}
