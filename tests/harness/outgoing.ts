// What leaves the product while it is killed: webhooks and replies. Knows what was acknowledged and what arrived.
import { paths } from '../../contract/paths.ts';
import { call, callJson } from './calls.ts';
import type { Rows } from './data-folder.ts';
import { startSmtp } from './smtp.ts';
import { webhookTarget } from './webhook-target.ts';

const timeoutMs = 180_000;

/** A webhook and a mail server that stay up. */
export async function outgoing() {
  const smtp = await startSmtp();
  const target = await webhookTarget();
  const acked = { messages: new Set<string>(), replies: new Set<string>() };
  let serial = 0;

  /** Ids under which something arrived, by what it was about. */
  function idsBy(pairs: [about: string, id: string][]): Map<string, Set<string>> {
    const found = new Map<string, Set<string>>();
    for (const [about, id] of pairs) found.set(about, (found.get(about) ?? new Set()).add(id));
    return found;
  }
  const told = () =>
    idsBy(
      target.received.flatMap(({ body, headers }) => {
        const { type, data } = JSON.parse(body);
        return type === 'message.received' ? [[data.message.email, String(headers['webhook-id'])]] : [];
      }),
    );
  const mailed = () =>
    idsBy(
      smtp.received.flatMap(({ mail }) =>
        (/Answer-\d+-end/.exec(mail.text ?? '') ?? []).map((about) => [about, mail.messageId ?? '']),
      ),
    );

  const faultsOf = (what: string, expected: Set<string>, arrived: Map<string, Set<string>>) => [
    ...[...expected].filter((about) => !arrived.has(about)).map((about) => `${what} ${about} never arrived`),
    ...[...arrived].filter(([, ids]) => ids.size > 1).map(([about, ids]) => `${what} ${about} arrived under ${ids.size} ids`),
  ];

  return {
    env: { SMTP_URL: smtp.url, WEBHOOKS_ALLOW_PRIVATE: '1' },
    code: smtp.code,
    toldOf: (email: string) => void acked.messages.add(email),
    /** What a kill caught between sending and noting it goes again, under the id that tells receivers so. */
    counts: () => {
      const again = [
        target.received.map(({ headers }) => headers['webhook-id']),
        smtp.received.map(({ mail }) => mail.messageId),
      ].map((ids) => ids.length - new Set(ids).size);
      return `${target.received.length} webhooks and ${acked.replies.size} replies (${again.join(' and ')} came again under their id)`;
    },

    async subscribe(url: string, token: string) {
      const input = { name: 'Check', url: target.url, events: ['message.received', 'message.replied'] };
      const { status } = await callJson(url, paths.webhooks, input, { authorization: `Bearer ${token}` });
      if (status !== 201) throw new Error(`Adding a webhook answered ${status}`);
    },

    /** Answers the newest message; returns the status. */
    async reply(url: string, token: string): Promise<number> {
      const headers = { authorization: `Bearer ${token}` };
      const { status, body } = await call(url, paths.messages, { headers });
      const [message] = status === 200 ? body.messages : [];
      if (!message) return status;
      serial += 1;
      const text = `Answer-${serial}-end`;
      const path = paths.messageReplies.replace(':id', message.id);
      const answer = await callJson(url, path, { text, seen: message.replies, anyway: true }, headers);
      if (answer.status === 201) acked.replies.add(text);
      return answer.status;
    },

    /** Waits until nothing is queued any more, then compares. */
    async missing(rows: Rows): Promise<string[]> {
      // what was under way at the last kill is tried again at once
      for (const table of ['outbox', 'webhook_delivery']) await rows(`update ${table} set next_attempt_at = 0`);
      const waiting = async () => {
        const [row] = await rows<{ count: number | string }>(
          'select (select count(*) from outbox) + (select count(*) from webhook_delivery where done_at is null) as count',
        );
        return Number(row?.count);
      };
      for (const end = Date.now() + timeoutMs; (await waiting()) > 0; ) {
        if (Date.now() > end) return [`${await waiting()} mails and webhooks do not leave`];
        await new Promise((resume) => setTimeout(resume, 500));
      }
      return [...faultsOf('the webhook of', acked.messages, told()), ...faultsOf('the reply', acked.replies, mailed())];
    },

    stop: async () => void (await Promise.all([smtp.stop(), target.stop()])),
  };
}
