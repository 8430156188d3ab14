import { webhookFormWords, webhookWords as words } from '../../../content/admin/webhooks.ts';
import type { Webhook } from '../../../contract/webhooks.ts';
import { Button } from '../../ui/button.tsx';
import { FormNotice } from '../../ui/field.tsx';

type Act = (webhook: Webhook) => unknown;
type Props = {
  webhook: Webhook;
  isBusy: boolean;
  isTesting: boolean;
  acts: Record<'edit' | 'log' | 'test' | 'pause' | 'renew' | 'remove', Act>;
};

const time = new Intl.DateTimeFormat('en-CA', { dateStyle: 'medium', timeStyle: 'short' });

/** One webhook: its URL, its events and its state. */
export function WebhookItem({ webhook, isBusy, isTesting, acts }: Props) {
  const { name, url, events, state, waiting } = webhook;
  const trouble = troubleOf(webhook);
  const about = <span className="sr"> {name}</span>;
  return (
    <li className="account-part webhook">
      <h2>
        {name}{' '}
        <span className={`role webhook-${trouble ? 'bad' : state}`}>
          {trouble && state === 'active' ? words.failing : words.states[state]}
        </span>
        {waiting ? <small>{words.waiting(waiting)}</small> : null}
      </h2>
      <p className="webhook-url">{url}</p>
      <ul className="webhook-events">
        {events.map((event) => (
          <li key={event}>{webhookFormWords.eventNames[event]}</li>
        ))}
      </ul>
      {trouble ? <FormNotice tone="danger">{trouble}</FormNotice> : null}
      <div className="acts">
        <Button size="sm" busy={isTesting} busyText={words.testing} onClick={() => acts.test(webhook)}>
          {words.test}
          {about}
        </Button>
        <Button look="ghost" size="sm" onClick={() => acts.log(webhook)}>
          {words.log}
          {about}
        </Button>
        <Button look="ghost" size="sm" disabled={isBusy} onClick={() => acts.pause(webhook)}>
          {state === 'active' ? words.pause : words.resume}
          {about}
        </Button>
        <Button look="ghost" size="sm" onClick={() => acts.edit(webhook)}>
          {words.edit}
          {about}
        </Button>
        <Button look="ghost" size="sm" onClick={() => acts.renew(webhook)}>
          {words.renew}
          {about}
        </Button>
        <Button look="danger" size="sm" disabled={isBusy} onClick={() => acts.remove(webhook)}>
          {words.remove}
          {about}
        </Button>
      </div>
    </li>
  );
}

function troubleOf({ state, failingSince, lastError, needsSecret }: Webhook): string | undefined {
  if (needsSecret) return words.needsSecret;
  if (state === 'stopped') return words.stoppedWhy(lastError ?? '');
  return failingSince === null ? undefined : words.failingSince(time.format(failingSince), lastError ?? '');
}
