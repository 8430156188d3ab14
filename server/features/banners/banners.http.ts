import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { paths } from '../../../contract/paths.ts';
import { move, type ShowcaseKind, showcaseKinds } from '../../../contract/showcase.ts';
import { AppError, errorBody, notFound } from '../../errors.ts';
import { withUpload } from '../../platform/images/upload.ts';
import type { Env } from '../../web/env.ts';
import { readJson } from '../../web/middleware/body.ts';
import type { AdminEnv } from '../../web/middleware/session.ts';
import type { ShowcaseService } from './banners.service.ts';
import type { PublicLists } from './public-lists.ts';
import { toListed, toWrapper } from './rows.ts';

const routes = {
  banner: { list: paths.banners, add: paths.addBanner, update: paths.updateBanner, remove: paths.deleteBanner },
  service: { list: paths.services, add: paths.addService, update: paths.updateService, remove: paths.deleteService },
};
const deleted: Record<ShowcaseKind, string> = {
  banner: 'Banner deleted successfully!',
  service: 'Service Banner deleted successfully!',
};

type Deps = {
  showcase: ShowcaseService;
  lists: PublicLists;
  requireAdmin: MiddlewareHandler<AdminEnv>;
  incoming: string;
  onImage: () => void;
};

/** The calls of the specification for banners and service cards, and the one that orders them. */
export function showcaseHttp({ showcase, lists, requireAdmin, incoming, onImage }: Deps): Hono<Env> {
  const app = new Hono<AdminEnv>();

  /** Administrators read more in the same list: versions, and what a picture element needs. */
  async function isAdmin(c: Context<AdminEnv>): Promise<boolean> {
    if (!c.req.header('authorization')) return false;
    try {
      await requireAdmin(c, async () => {});
      return true;
    } catch (error) {
      if (error instanceof AppError) return false;
      throw error;
    }
  }

  const openList = async (c: Context<AdminEnv>, kind: ShowcaseKind) =>
    c.body(await lists.json(kind), 200, { 'content-type': 'application/json' });

  app.get(paths.publicBanners, (c) => openList(c, 'banner'));
  app.get(paths.banners, requireAdmin, async (c) => c.json((await showcase.list('banner')).map(toListed)));
  app.get(paths.services, async (c) =>
    (await isAdmin(c)) ? c.json((await showcase.list('service')).map(toListed)) : openList(c, 'service'),
  );

  for (const kind of showcaseKinds) {
    app.post(routes[kind].add, requireAdmin, (c) =>
      withUpload(c.req.raw, incoming, async (upload) => {
        const row = await showcase.add(c.get('admin'), kind, upload);
        onImage();
        return c.json(toWrapper(row), 201);
      }),
    );

    app.put(routes[kind].update, requireAdmin, (c) =>
      withUpload(c.req.raw, incoming, async (upload) => {
        const result = await showcase.update(c.get('admin'), kind, c.req.param('id') ?? '', upload);
        if (upload.image) onImage();
        if ('saved' in result) return c.json(toWrapper(result.saved));
        return c.json(
          {
            ...errorBody('conflict', 'Somebody else has changed this meanwhile. Nothing was saved.'),
            current: toListed(result.conflict),
            yours: upload.fields,
          },
          409,
        );
      }),
    );

    app.delete(routes[kind].remove, requireAdmin, async (c) => {
      await showcase.remove(c.get('admin'), kind, c.req.param('id') ?? '');
      return c.json({ message: deleted[kind] });
    });
  }

  app.post(paths.moveShowcase, requireAdmin, async (c) => {
    const kind = showcaseKinds.find((each) => each === c.req.param('kind'));
    if (!kind) throw notFound('List');
    const { before } = await readJson(c, move);
    await showcase.move(c.get('admin'), kind, c.req.param('id'), before);
    return c.json((await showcase.list(kind)).map(toListed));
  });

  return new Hono<Env>().route('/', app);
}
