import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { type CardKind, cardKinds, move } from '../../../contract/cards.ts';
import { paths } from '../../../contract/paths.ts';
import { AppError, errorBody, notFound } from '../../errors.ts';
import { withUpload } from '../../platform/images/upload.ts';
import type { Env } from '../../web/env.ts';
import { readJson } from '../../web/middleware/body.ts';
import type { AdminEnv } from '../../web/middleware/session.ts';
import { toAdminCard, toApiCard } from './card-rows.ts';
import type { CardService } from './cards.service.ts';
import type { PublicLists } from './public-lists.ts';

const routes = {
  banner: { list: paths.banners, add: paths.addBanner, update: paths.updateBanner, remove: paths.deleteBanner },
  service: { list: paths.services, add: paths.addService, update: paths.updateService, remove: paths.deleteService },
};
const deleted: Record<CardKind, string> = {
  banner: 'Banner deleted successfully!',
  service: 'Service Banner deleted successfully!',
};

type Deps = {
  cards: CardService;
  lists: PublicLists;
  requireAdmin: MiddlewareHandler<AdminEnv>;
  incoming: string;
  onImage: () => void;
};

/** The specification's routes for banners and service cards, plus reordering. */
export function cardHttp({ cards, lists, requireAdmin, incoming, onImage }: Deps): Hono<Env> {
  const app = new Hono<AdminEnv>();

  /** Administrators get extra fields in the same list: versions and picture sources. */
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

  const openList = async (c: Context<AdminEnv>, kind: CardKind) =>
    c.body(await lists.json(kind), 200, { 'content-type': 'application/json' });

  app.get(paths.publicBanners, (c) => openList(c, 'banner'));
  app.get(paths.banners, requireAdmin, async (c) => c.json((await cards.list('banner')).map(toAdminCard)));
  app.get(paths.services, async (c) =>
    (await isAdmin(c)) ? c.json((await cards.list('service')).map(toAdminCard)) : openList(c, 'service'),
  );

  for (const kind of cardKinds) {
    app.post(routes[kind].add, requireAdmin, (c) =>
      withUpload(c.req.raw, incoming, async (upload) => {
        const row = await cards.add(c.get('admin'), kind, upload);
        onImage();
        return c.json(toApiCard(row), 201);
      }),
    );

    app.put(routes[kind].update, requireAdmin, (c) =>
      withUpload(c.req.raw, incoming, async (upload) => {
        const result = await cards.update(c.get('admin'), kind, c.req.param('id') ?? '', upload);
        if (upload.image) onImage();
        if ('saved' in result) return c.json(toApiCard(result.saved));
        return c.json(
          {
            ...errorBody('conflict', 'Somebody else has changed this meanwhile. Nothing was saved.'),
            current: toAdminCard(result.conflict),
            yours: upload.fields,
          },
          409,
        );
      }),
    );

    app.delete(routes[kind].remove, requireAdmin, async (c) => {
      await cards.remove(c.get('admin'), kind, c.req.param('id') ?? '');
      return c.json({ message: deleted[kind] });
    });
  }

  app.post(paths.moveCard, requireAdmin, async (c) => {
    const kind = cardKinds.find((each) => each === c.req.param('kind'));
    if (!kind) throw notFound('List');
    const { before } = await readJson(c, move);
    await cards.move(c.get('admin'), kind, c.req.param('id'), before);
    return c.json((await cards.list(kind)).map(toAdminCard));
  });

  return new Hono<Env>().route('/', app);
}
