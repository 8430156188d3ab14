import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { z } from 'zod';
import { newPageWords } from '../../../content/schemas/new-page.ts';
import { siteMap } from '../../../content/site-map.ts';
import {
  changedEntry,
  type EntryKind,
  type EntrySchemas,
  entryKinds,
  entryMaxBytes,
  entryQuery,
  newEntry,
  publication,
} from '../../../contract/entries.ts';
import { paths } from '../../../contract/paths.ts';
import { AppError, errorBody } from '../../errors.ts';
import { check } from '../../platform/check.ts';
import type { Env } from '../../web/env.ts';
import { readJson } from '../../web/middleware/body.ts';
import type { AdminEnv } from '../../web/middleware/session.ts';
import type { EntryService } from './entries.service.ts';
import { kinds, pageSchemas } from './kinds.ts';

type Needs = { entries: EntryService; requireEditor: MiddlewareHandler<AdminEnv> };

/** The calls of publishing. */
export function entryRoutes({ entries, requireEditor }: Needs): Hono<Env> {
  const app = new Hono<AdminEnv>();
  let schemas: EntrySchemas | undefined;

  app.get(paths.entrySchemas, requireEditor, (c) => {
    schemas ??= jsonSchemas();
    return c.json(schemas);
  });

  app.get(paths.entries, requireEditor, async (c) => {
    const kind = kindOf(c);
    return c.json(await entries.list(kind, check(entryQuery, c.req.query())));
  });
  app.post(paths.entries, requireEditor, async (c) => {
    const kind = kindOf(c);
    return c.json(await entries.create(c.get('admin'), kind, await readInput(c, newEntry)), 201);
  });
  app.get(paths.entry, requireEditor, async (c) => c.json(await entries.read(kindOf(c), c.req.param('id'))));
  app.put(paths.entry, requireEditor, async (c) => {
    const kind = kindOf(c);
    const result = await entries.save(c.get('admin'), kind, c.req.param('id'), await readInput(c, changedEntry));
    if ('saved' in result) return c.json(result.saved);
    const sentence = 'Somebody else has changed this meanwhile. Nothing was saved.';
    return c.json({ ...errorBody('conflict', sentence), current: result.conflict }, 409);
  });
  app.delete(paths.entry, requireEditor, async (c) => {
    await entries.remove(c.get('admin'), kindOf(c), c.req.param('id'));
    return c.json({ message: 'Moved to the bin.' });
  });
  app.post(paths.publishEntry, requireEditor, async (c) => {
    const kind = kindOf(c);
    return c.json(await entries.publish(c.get('admin'), kind, c.req.param('id'), await readJson(c, publication)));
  });
  app.post(paths.withdrawEntry, requireEditor, async (c) =>
    c.json(await entries.withdraw(c.get('admin'), kindOf(c), c.req.param('id'))),
  );
  app.get(paths.entryVersions, requireEditor, async (c) => c.json(await entries.versions(kindOf(c), c.req.param('id'))));
  app.get(paths.entryVersion, requireEditor, async (c) =>
    c.json(await entries.version(kindOf(c), c.req.param('id'), numberOf(c))),
  );
  app.post(paths.restoreVersion, requireEditor, async (c) =>
    c.json(await entries.restore(c.get('admin'), kindOf(c), c.req.param('id'), numberOf(c))),
  );

  return new Hono<Env>().route('/', app);
}

function kindOf(c: Context): EntryKind {
  const kind = entryKinds.find((each) => each === c.req.param('kind'));
  if (!kind) throw new AppError(404, 'There is no such kind of entry.', { code: 'unknown-kind' });
  return kind;
}

function numberOf(c: Context): number {
  const text = c.req.param('number') ?? '';
  if (!/^\d{1,9}$/.test(text)) throw new AppError(404, 'There is no such version.', { code: 'unknown-version' });
  return Number(text);
}

/** A fault in the slug alone has a code of its own. */
async function readInput<Schema extends z.ZodType>(c: Context, schema: Schema): Promise<z.output<Schema>> {
  try {
    return await readJson(c, schema, entryMaxBytes);
  } catch (error) {
    if (error instanceof AppError && Object.keys(error.fields ?? {}).join() === 'slug') error.code = 'invalid-slug';
    throw error;
  }
}

function jsonSchemas(): EntrySchemas {
  const toJson = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const forms = entryKinds.filter((kind) => kind !== 'page');
  return {
    kinds: Object.fromEntries(forms.map((kind) => [kind, toJson(kinds[kind].schema(undefined))])),
    pages: Object.fromEntries(Object.entries(pageSchemas).map(([kind, schema]) => [kind, toJson(schema)])),
    newPage: toJson(newPageWords),
    sitePages: siteMap.map(({ path, name, art }) => ({ path, name, art })),
  };
}
