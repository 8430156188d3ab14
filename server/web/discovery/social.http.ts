import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { fillPlaceholders } from '../../../content/placeholders.ts';
import type { ArticleWords } from '../../../content/schemas/article.ts';
import { AppError } from '../../errors.ts';
import type { Env } from '../env.ts';
import type { WordsService } from '../pages/words.ts';

export type SocialPicture = { title: string; line: string; art: string };
type Needs = { words: WordsService; draw: (picture: SocialPicture) => Promise<Uint8Array> };

const mostKept = 100;

/** The Open Graph image of each article that editors published: drawn when first asked for. */
export function socialRoutes({ words, draw }: Needs): Hono<Env> {
  const app = new Hono<Env>();
  const kept = new Map<string, Promise<Uint8Array>>();

  function drawn(key: string, picture: SocialPicture): Promise<Uint8Array> {
    const known = kept.get(key);
    if (known) return known;
    const made = draw(picture);
    kept.set(key, made);
    made.catch(() => kept.delete(key));
    for (const oldest of kept.keys()) {
      if (kept.size <= mostKept) break;
      kept.delete(oldest);
    }
    return made;
  }

  app.get('/social/articles/:file', async (c) => {
    const slug = /^([a-z0-9-]{1,80})\.jpg$/.exec(c.req.param('file'))?.[1];
    const site = await words.now();
    const page = slug ? await site.find(`/blogDetails/${slug}`) : undefined;
    if (!page) throw new AppError(404, 'There is no such image.');
    const { title, topics } = fillPlaceholders((await site.own(page)) as ArticleWords, site.facts);
    const picture = { title, line: `${site.facts.name} · ${topics}`, art: page.art };
    const key = createHash('sha256').update(JSON.stringify(picture)).digest('base64url').slice(0, 22);
    const headers = { etag: `"${key}"`, 'cache-control': 'public, max-age=0, must-revalidate' };
    if (c.req.header('if-none-match') === headers.etag) return c.body(null, 304, headers);
    const bytes = await drawn(key, picture);
    return c.body(new Uint8Array(bytes), 200, { ...headers, 'content-type': 'image/jpeg' });
  });
  return app;
}
