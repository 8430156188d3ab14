import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { adminOf } from '../../../tests/harness/cards.ts';
import { article, entryAt, publishNew } from '../../../tests/harness/entries.ts';
import { onEachEngine } from '../../../tests/harness/make-app.ts';

/** Every text of a version names its number, so that a page of two versions would be noticed. */
const version = (n: number) =>
  article({
    title: `Version ${n}.`,
    lede: `The lede of ${n}.`,
    blocks: Array.from({ length: 5 }, () => ({ kind: 'paragraph', text: [{ text: `Part of ${n}.` }] })),
  });
/** PUBLICATIONS=1000 is the long check. */
const publications = Number(process.env.PUBLICATIONS ?? 24);

onEachEngine((make) => {
  test(
    `through ${publications} publications visitors see each version whole and in order, never an old one after a new one`,
    async () => {
      const app = await make();
      const second = await make({ dataDir: app.dataDir, databaseUrl: app.databaseUrl });
      const admin = await adminOf(app);
      const { id, path } = await publishNew(admin, 'article', version(1));
      await second.contentVersion.check();
      let done = false;

      async function poll(address: string, numbers: (html: string) => number[], instance = app): Promise<number> {
        let [last, seen] = [1, 0];
        while (!done) {
          await setImmediate(); // a visitor is another process: the server's turns come between
          if (instance === second) await second.contentVersion.check(); // its clock asks several times a second
          const found = new Set(numbers(await (await instance.app.request(address)).text()));
          expect(found.size, `${address} shows ${[...found]}`).toBe(1);
          const [shown = 0] = found;
          expect(shown, `${address} after ${last}`).toBeGreaterThanOrEqual(last);
          if (shown > last) seen += 1;
          last = shown;
        }
        return seen;
      }
      const inArticle = (html: string) => Array.from(html.matchAll(/(?:Version|lede of|Part of) (\d+)\./g), ([, n]) => Number(n));
      const inList = (html: string) => Array.from(html.matchAll(/Version (\d+)\./g), ([, n]) => Number(n));
      const visitors = [
        poll(path, inArticle),
        poll(path, inArticle),
        poll('/insights/blogs', inList),
        poll('/feeds/blogs.atom', inArticle),
        poll(path, inArticle, second),
      ];

      for (let n = 2; n <= publications; n += 1) {
        await admin.put(entryAt('article', id), { content: version(n), version: n - 1 });
        await admin.post(entryAt('article', id, '/publish'), { version: n });
        expect(inArticle(await (await app.app.request(path)).text())).toContain(n); // in the very next answer
      }
      done = true;
      for (const seen of await Promise.all(visitors)) expect(seen).toBeGreaterThan(publications / 4);
    },
    120_000 + publications * 1000,
  );
});
