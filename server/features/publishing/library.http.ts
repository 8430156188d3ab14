import { Hono, type MiddlewareHandler } from 'hono';
import { imageChange, imageQuery, imageReplacement } from '../../../contract/entries.ts';
import { paths } from '../../../contract/paths.ts';
import { check } from '../../platform/check.ts';
import { withUpload } from '../../platform/images/upload.ts';
import type { Env } from '../../web/env.ts';
import { readJson } from '../../web/middleware/body.ts';
import type { AdminEnv } from '../../web/middleware/session.ts';
import type { LibraryService } from './library.service.ts';

type Needs = {
  library: LibraryService;
  requireEditor: MiddlewareHandler<AdminEnv>;
  incoming: string;
  onImage: () => void;
};

/** The library of pictures. */
export function libraryRoutes({ library, requireEditor, incoming, onImage }: Needs): Hono<Env> {
  const app = new Hono<AdminEnv>();

  app.get(paths.images, requireEditor, async (c) => c.json(await library.list(check(imageQuery, c.req.query()))));
  app.post(paths.images, requireEditor, (c) =>
    withUpload(c.req.raw, incoming, async (upload) => {
      const added = await library.add(c.get('admin'), upload);
      onImage();
      return c.json(added, 201);
    }),
  );
  app.patch(paths.image, requireEditor, async (c) => {
    const { alt } = await readJson(c, imageChange);
    return c.json(await library.describe(c.req.param('image'), alt));
  });
  app.post(paths.replaceImage, requireEditor, async (c) => {
    const { with: other } = await readJson(c, imageReplacement);
    const { entries } = await library.replace(c.get('admin'), c.req.param('image'), other);
    return c.json({ entries, message: `Replaced in ${entries} ${entries === 1 ? 'entry' : 'entries'}.` });
  });
  app.delete(paths.image, requireEditor, async (c) => {
    await library.remove(c.get('admin'), c.req.param('image'));
    return c.json({ message: 'Deleted.' });
  });

  return new Hono<Env>().route('/', app);
}
