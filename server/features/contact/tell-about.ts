import type { WebhookEvent } from '../../../contract/webhook-events.ts';
import type { Db } from '../../platform/db/open.ts';
import { tellWebhooks } from '../../platform/webhooks/tell.ts';
import { sentFields } from './message-rows.ts';

const did = {
  'message.received': 'New message',
  'message.changed': 'Message changed',
  'message.replied': 'Message answered',
  'message.line': 'The sender has added to a message',
} satisfies Partial<Record<WebhookEvent, string>>;

const pathOf = (reference: string) => `/adminDashboard/messages?search=${reference}`;

/** Tells other systems what happened to a message, as it is now. `more` holds what is special about the event. */
export async function tellAbout(db: Db, type: keyof typeof did, id: string, at: number, more: object = {}): Promise<void> {
  await tellWebhooks(db, type, async () => {
    const row = await db
      .selectFrom('message')
      .leftJoin('account', 'account.id', 'message.assignee_id')
      .selectAll('message')
      .select('account.username as assignee_name')
      .where('message.id', '=', id)
      .executeTakeFirstOrThrow();
    const files = await db.selectFrom('message_file').select(['name', 'type', 'bytes']).where('message_id', '=', id).execute();
    const message = {
      id,
      reference: row.reference,
      state: row.deleted_at === null ? row.status : 'bin',
      receivedAt: new Date(row.created_at).toISOString(),
      service: row.service,
      assignee: row.assignee_name,
      ...sentFields(row),
      files,
    };
    const who = [[row.first_name, row.last_name].filter(Boolean).join(' ') || row.email, row.company_name].filter(Boolean);
    const state = type === 'message.changed' ? `, now ${message.state}` : '';
    const summary = `${did[type]}${state}: ${who.join(', ')}${row.service ? `: ${row.service}` : ''} (${row.reference})`;
    return [
      {
        at,
        about: row.reference,
        data: { message, ...more },
        summary: summary.replace(/\s+/g, ' '),
        path: pathOf(row.reference),
      },
    ];
  });
}

/** Tells other systems to erase what they have: only what identifies the messages. */
export async function tellErased(db: Db, messages: { id: string; reference: string }[], at: number): Promise<void> {
  await tellWebhooks(db, 'message.erased', async () =>
    messages.map(({ id, reference }) => ({
      at,
      about: null,
      data: { message: { id, reference } },
      summary: `Message ${reference} was erased`,
      path: '/adminDashboard/messages',
    })),
  );
}

/** The nightly test, for webhooks that want it. */
export async function tellCanary(db: Db, reference: string, at: number): Promise<void> {
  const summary = 'Nightly test of the contact form. Nothing to do.';
  await tellWebhooks(db, 'canary', async () => [
    { at, about: reference, data: { canary: true }, summary, path: '/adminDashboard/webhooks' },
  ]);
}
