import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { asOfInput, entryMaxBytes, type FactUses, type Preview, previewInput } from '../../../contract/entries.ts';
import { paths } from '../../../contract/paths.ts';
import type { PublishedSite } from '../../platform/published-site.ts';
import type { Env } from '../../web/env.ts';
import { readJson } from '../../web/middleware/body.ts';
import type { AdminEnv } from '../../web/middleware/session.ts';
import { checkContent } from './content.ts';
import { builtInEntry, kinds } from './kinds.ts';
import { withDraft } from './preview.ts';

/** Renders pages of a site that is not the present one. */
export type SitePreview = {
  withLayer: (change: (layer: PublishedSite) => PublishedSite, path: string) => Promise<Preview>;
  asOf: (path: string, at: number) => Promise<Preview>;
  factUses: () => Promise<FactUses>;
};

type Needs = {
  preview: SitePreview;
  slugOf: (kind: string, id: string) => Promise<string | undefined>;
  requireEditor: MiddlewareHandler<AdminEnv>;
  now: () => number;
};

/** Pages before they are published. Answers are for the caller alone: no address leads to them, and nothing keeps them. */
export function previewRoutes({ preview, slugOf, requireEditor, now }: Needs): Hono<Env> {
  const app = new Hono<AdminEnv>();

  app.post(paths.preview, requireEditor, async (c) => {
    const input = await readJson(c, previewInput, entryMaxBytes);
    const { kind } = input;
    const content = checkContent(kind, input.id ?? undefined, input.content);
    const id = input.id ?? 'preview';
    const slug = (await slugOf(kind, id)) ?? id;
    const isBuiltIn = (await builtInEntry(kind, id)) !== undefined;
    const path = input.path ?? kinds[kind].path(slug, content as never, id);
    const draft = { kind, id, slug, content, isBuiltIn };
    return answer(c, await preview.withLayer((layer) => withDraft(layer, draft, now()), path));
  });

  app.post(paths.previewAsOf, requireEditor, async (c) => {
    const { path, at } = await readJson(c, asOfInput);
    return answer(c, await preview.asOf(path, Date.parse(at)));
  });

  app.get(paths.factUses, requireEditor, async (c) => c.json(await preview.factUses()));

  return new Hono<Env>().route('/', app);
}

const answer = (c: Context, shown: Preview) => c.json(shown, 200, { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
