import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { families } from '../../../content/areas.ts';
import type { PublicPage } from '../../../content/site-map.ts';
import { pageOfImage } from '../../../contract/social.ts';
import { AppError } from '../../errors.ts';
import type { SocialPicture } from '../../platform/images/social-picture.ts';
import type { Env } from '../env.ts';
import type { SiteWords, WordsService } from '../pages/words.ts';

type Needs = { words: WordsService; draw: (picture: SocialPicture) => Promise<Uint8Array> };

const mostKept = 100;

/** What the Open Graph image of a page says. */
export async function socialPictureOf(page: PublicPage, { own, facts }: SiteWords): Promise<SocialPicture> {
  const words = await own(page);
  const isService = 'family' in page;
  return {
    name: isService && page.hue === 'talent' ? facts.talentBrand : facts.name,
    title: 'hero' in words ? words.hero.heading : words.title,
    line: 'topics' in words ? words.topics : isService ? families[page.family] : facts.tagline,
    art: page.art,
  };
}

/** The Open Graph image of each page: drawn when first asked for. */
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

  app.get('/social/*', async (c) => {
    const site = await words.now();
    const page = c.req.path.endsWith('.jpg') ? await site.find(pageOfImage(c.req.path)) : undefined;
    if (!page) throw new AppError(404, 'There is no such image.');
    const picture = await socialPictureOf(page, site);
    const key = createHash('sha256').update(JSON.stringify(picture)).digest('base64url').slice(0, 22);
    const headers = { etag: `"${key}"`, 'cache-control': 'public, max-age=0, must-revalidate' };
    if (c.req.header('if-none-match') === headers.etag) return c.body(null, 304, headers);
    const bytes = await drawn(key, picture);
    return c.body(new Uint8Array(bytes), 200, { ...headers, 'content-type': 'image/jpeg' });
  });
  return app;
}
