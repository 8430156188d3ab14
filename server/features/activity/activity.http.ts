import { Readable } from 'node:stream';
import { Hono, type MiddlewareHandler } from 'hono';
import { type ActivityEntry, activityQuery } from '../../../contract/activity.ts';
import { paths } from '../../../contract/paths.ts';
import { check } from '../../platform/check.ts';
import { csvLine, csvStart } from '../../platform/csv.ts';
import type { Env } from '../../web/env.ts';
import type { AdminEnv } from '../../web/middleware/session.ts';
import type { ActivityService } from './activity.service.ts';

type Needs = { activity: ActivityService; requireAdmin: MiddlewareHandler<AdminEnv> };

/** The audit log, newest first, and as a file. */
export function activityRoutes({ activity, requireAdmin }: Needs): Hono<Env> {
  const app = new Hono<AdminEnv>();
  app.get(paths.activity, requireAdmin, async (c) => c.json(await activity.list(check(activityQuery, c.req.query()))));
  app.get(paths.exportActivity, requireAdmin, (c) => {
    const lines = asCsv(activity.all(check(activityQuery, c.req.query())));
    return c.body(Readable.toWeb(Readable.from(lines, { objectMode: false })) as ReadableStream, 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="activity-${new Date().toISOString().slice(0, 10)}.csv"`,
    });
  });
  return new Hono<Env>().route('/', app);
}

async function* asCsv(pages: AsyncIterable<ActivityEntry[]>): AsyncGenerator<string> {
  yield csvStart + csvLine(['time', 'person', 'action', 'subject', 'network', 'before', 'after']);
  const text = (value: unknown) => (value === null ? '' : JSON.stringify(value));
  for await (const page of pages) {
    yield page
      .map(({ at, admin, action, subject, network, before, after }) =>
        csvLine([new Date(at).toISOString(), admin, action, subject, network ?? '', text(before), text(after)]),
      )
      .join('');
    await new Promise((resume) => setImmediate(resume)); // yield to pending requests
  }
}
