import { eventWords, messageWords as words } from '../../../content/admin/messages.ts';
import type { MessageEvent } from '../../../contract/messages.ts';
import { moment } from './message-row.tsx';

/** Answers, notes, additions and changes in order. */
export function MessageThread({ events }: { events: MessageEvent[] }) {
  return (
    <section className="message-thread" aria-label={words.history}>
      <h2>{words.history}</h2>
      <ol>
        {events.map((event) => (
          <li key={event.id} data-kind={event.kind}>
            <p>
              {sentenceOf(event)} <time dateTime={event.at}>{moment(event.at)}</time>
              {event.delivery ? <Delivery {...event.delivery} /> : null}
            </p>
            {['line', 'note', 'reply'].includes(event.kind) ? (
              <p className="message-text" dir="auto">
                {event.text}
              </p>
            ) : null}
          </li>
        ))}
      </ol>
    </section>
  );
}

function sentenceOf({ kind, author, text }: MessageEvent): string {
  const who = author ?? '';
  if (kind === 'state') return eventWords.state(who, words.status[text as keyof typeof words.status] ?? text);
  if (kind === 'assign') return eventWords.assign(who, text);
  if (kind === 'hold') return eventWords.hold(who, text);
  return eventWords[kind](who);
}

function Delivery({ state, reason }: NonNullable<MessageEvent['delivery']>) {
  return (
    <span className="delivery" data-state={state} title={reason}>
      {words.delivery[state]}
      {reason ? <small> ({reason})</small> : null}
    </span>
  );
}
