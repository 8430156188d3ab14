import { Readable } from 'node:stream';
import { Hono, type MiddlewareHandler } from 'hono';
import {
  eraseInput,
  exportQuery,
  messageChange,
  messageQuery,
  type StoredMessage,
  type UnreadMessages,
} from '../../../contract/messages.ts';
import { paths } from '../../../contract/paths.ts';
import { check } from '../../platform/check.ts';
import type { Env } from '../../web/env.ts';
import { readJson } from '../../web/middleware/body.ts';
import type { AdminEnv } from '../../web/middleware/session.ts';
import { csvLine, csvStart } from './csv.ts';
import type { MessageService } from './messages.service.ts';

/** The dashboard's routes for contact messages. */
export function messageRoutes({
  service,
  requireAdmin,
}: {
  service: MessageService;
  requireAdmin: MiddlewareHandler<AdminEnv>;
}): Hono<Env> {
  const app = new Hono<AdminEnv>();

  app.get(paths.messages, requireAdmin, async (c) => c.json(await service.list(check(messageQuery, c.req.query()))));
  app.get(paths.unreadMessages, requireAdmin, async (c) => c.json({ unread: await service.unread() } satisfies UnreadMessages));

  app.get(paths.exportMessages, requireAdmin, (c) => {
    const { format, ...which } = check(exportQuery, c.req.query());
    const name = `messages-${which.folder}-${new Date().toISOString().slice(0, 10)}.${format}`;
    const lines = format === 'csv' ? asCsv(service.all(which)) : asJson(service.all(which));
    return c.body(Readable.toWeb(Readable.from(lines, { objectMode: false })) as ReadableStream, 200, {
      'content-type': format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json',
      'content-disposition': `attachment; filename="${name}"`,
    });
  });

  app.post(paths.eraseMessages, requireAdmin, async (c) =>
    c.json(await service.erase((await readJson(c, eraseInput)).email, c.get('admin'))),
  );
  app.patch(paths.message, requireAdmin, async (c) =>
    c.json(await service.change(c.req.param('id'), await readJson(c, messageChange))),
  );
  app.delete(paths.message, requireAdmin, async (c) => {
    await service.moveToBin(c.req.param('id'), c.get('admin'));
    return c.json({ message: 'Message deleted. It waits 30 days in the bin.' });
  });
  app.post(paths.restoreMessage, requireAdmin, async (c) => c.json(await service.restore(c.req.param('id'), c.get('admin'))));

  return app as unknown as Hono<Env>;
}

const columns = [
  'reference', 'receivedAt', 'status', 'email', 'phoneNumber', 'firstName', 'lastName', 'companyName', 'countryRegion', 'message', 'note',
] as const; // biome-ignore format: one line reads better

async function* asCsv(pages: AsyncIterable<StoredMessage[]>): AsyncGenerator<string> {
  yield csvStart + csvLine([...columns]);
  for await (const page of pages) yield page.map((message) => csvLine(columns.map((column) => message[column]))).join('');
}

async function* asJson(pages: AsyncIterable<StoredMessage[]>): AsyncGenerator<string> {
  let separator = '[\n';
  for await (const page of pages) {
    for (const message of page) {
      yield separator + JSON.stringify(message);
      separator = ',\n';
    }
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}
