import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { Hono, type MiddlewareHandler } from 'hono';
import { streamSSE } from 'hono/streaming';
import {
  bulkInput,
  eraseChosenInput,
  eraseInput,
  exportQuery,
  messageChange,
  messageQuery,
  noteInput,
  replyInput,
  templateInput,
  type UnreadMessages,
} from '../../../contract/messages.ts';
import { paths } from '../../../contract/paths.ts';
import { check } from '../../platform/check.ts';
import type { Env } from '../../web/env.ts';
import { readJson } from '../../web/middleware/body.ts';
import type { AdminEnv } from '../../web/middleware/session.ts';
import { asCsv, asJson, asXlsx } from './export-messages.ts';
import type { LiveMessages } from './live.ts';
import type { MessageService } from './messages.service.ts';
import type { ReplyService } from './reply.service.ts';
import type { TemplateService } from './templates.service.ts';
import { zonedTime } from './zoned-time.ts';

type Needs = {
  service: MessageService;
  replies: ReplyService;
  templates: TemplateService;
  live: LiveMessages;
  requireAdmin: MiddlewareHandler<AdminEnv>;
  findSession: (token: string) => Promise<unknown>;
  stop: AbortSignal;
};

const types = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** The dashboard's routes for contact messages. */
export function messageRoutes({ service, replies, templates, live, requireAdmin, findSession, stop }: Needs): Hono<Env> {
  const app = new Hono<AdminEnv>();

  app.get(paths.messages, requireAdmin, async (c) =>
    c.json(await service.list(check(messageQuery, c.req.query()), c.get('admin'))),
  );
  app.get(paths.unreadMessages, requireAdmin, async (c) => c.json({ unread: await service.unread() } satisfies UnreadMessages));
  app.get(paths.messageChoices, requireAdmin, async (c) => c.json(await service.choices(c.get('admin'))));

  app.get(paths.messageEvents, requireAdmin, (c) => {
    const token = c.get('sessionToken');
    c.header('x-accel-buffering', 'no'); // nginx would collect the events
    c.header('cache-control', 'no-store');
    const cut = () => (c.env as { outgoing?: ServerResponse } | undefined)?.outgoing?.destroy();
    return streamSSE(c, (stream) => live.serve(stream, { stop, mayListen: async () => Boolean(await findSession(token)), cut }));
  });

  app.get(paths.exportMessages, requireAdmin, async (c) => {
    const { format, ids, ...filter } = check(exportQuery, c.req.query());
    const admin = c.get('admin');
    const zone = filter.zone || 'UTC';
    const pages = service.all(filter, admin, ids ? new Set(ids.split(',')) : undefined);
    const day = zonedTime(new Date().toISOString(), zone).slice(0, 10);
    const headers = {
      'content-type': types[format],
      'content-disposition': `attachment; filename="messages-${filter.folder}-${day}.${format}"`,
    };
    if (format === 'xlsx') return c.body(await asXlsx(pages, zone), 200, headers);
    const lines = format === 'csv' ? asCsv(pages, zone) : asJson(pages);
    return c.body(Readable.toWeb(Readable.from(lines, { objectMode: false })) as ReadableStream, 200, headers);
  });

  app.post(paths.eraseMessages, requireAdmin, async (c) =>
    c.json(await service.erase((await readJson(c, eraseInput)).email, c.get('admin'))),
  );
  app.post(paths.bulkMessages, requireAdmin, async (c) =>
    c.json(await service.bulk(await readJson(c, bulkInput), c.get('admin'))),
  );
  app.post(paths.eraseChosenMessages, requireAdmin, async (c) =>
    c.json(await service.bulk({ ...(await readJson(c, eraseChosenInput)), action: 'erase' }, c.get('admin'))),
  );

  app.get(paths.replyTemplates, requireAdmin, async (c) => c.json(await templates.list()));
  app.post(paths.replyTemplates, requireAdmin, async (c) =>
    c.json(await templates.save(undefined, await readJson(c, templateInput), c.get('admin')), 201),
  );
  app.put(paths.replyTemplate, requireAdmin, async (c) =>
    c.json(await templates.save(c.req.param('id'), await readJson(c, templateInput), c.get('admin'))),
  );
  app.delete(paths.replyTemplate, requireAdmin, async (c) => {
    await templates.remove(c.req.param('id'), c.get('admin'));
    return c.json({ message: 'Template deleted.' });
  });

  app.get(paths.message, requireAdmin, async (c) => c.json(await service.thread(c.req.param('id'))));
  app.patch(paths.message, requireAdmin, async (c) =>
    c.json(await service.change(c.req.param('id'), await readJson(c, messageChange), c.get('admin'))),
  );
  app.delete(paths.message, requireAdmin, async (c) => {
    await service.moveToBin(c.req.param('id'), c.get('admin'));
    return c.json({ message: 'Message deleted. It waits 30 days in the bin.' });
  });
  app.post(paths.restoreMessage, requireAdmin, async (c) => c.json(await service.restore(c.req.param('id'), c.get('admin'))));
  app.post(paths.messageNotes, requireAdmin, async (c) =>
    c.json(await service.addNote(c.req.param('id'), (await readJson(c, noteInput)).text, c.get('admin')), 201),
  );
  app.post(paths.messageReplies, requireAdmin, async (c) =>
    c.json(await replies.send(c.req.param('id'), await readJson(c, replyInput), c.get('admin')), 201),
  );

  return app as unknown as Hono<Env>;
}
