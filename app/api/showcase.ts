import { paths } from '../../contract/paths.ts';
import type { BinEntry, ListedBanner, ListedService, ShowcaseKind, Switches } from '../../contract/showcase.ts';
import { request, withId } from './request.ts';
import { type Sending, upload } from './upload.ts';

/** A banner or service card as the dashboard's lists show it. */
export type Listed = { id: string; title: string; slogan?: string; description: string } & Pick<
  ListedBanner,
  'version' | 'alt' | 'decorative' | 'picture'
>;

const calls = {
  banner: { list: paths.banners, add: paths.addBanner, update: paths.updateBanner, remove: paths.deleteBanner },
  service: { list: paths.services, add: paths.addService, update: paths.updateService, remove: paths.deleteService },
};

/** A wrapper as the server sends it, made flat. */
export function toListed(wrapper: ListedBanner | ListedService): Listed {
  const { _id, version, alt, decorative, picture } = wrapper;
  const { image, ...texts } = 'banner' in wrapper ? wrapper.banner : wrapper.service;
  return { id: _id, ...texts, version, alt, decorative, picture };
}

export async function listShowcase(kind: ShowcaseKind): Promise<Listed[]> {
  return (await request<(ListedBanner | ListedService)[]>(calls[kind].list)).map(toListed);
}

export const addShowcase = (kind: ShowcaseKind, form: FormData, sending: Sending) =>
  upload<unknown>(calls[kind].add, { form, ...sending });

export const updateShowcase = (kind: ShowcaseKind, id: string, form: FormData, sending: Sending) =>
  upload<unknown>(withId(calls[kind].update, id), { method: 'PUT', form, ...sending });

export const deleteShowcase = (kind: ShowcaseKind, id: string) =>
  request<{ message: string }>(withId(calls[kind].remove, id), { method: 'DELETE' });

/** Puts one before another, or last, and gives the list as it is then. */
export async function moveShowcase(kind: ShowcaseKind, id: string, before: string | null): Promise<Listed[]> {
  const path = withId(paths.moveShowcase.replace(':kind', kind), id);
  return (await request<(ListedBanner | ListedService)[]>(path, { method: 'POST', json: { before } })).map(toListed);
}

export const listBin = () => request<BinEntry[]>(paths.bin);
export const restoreFromBin = (id: string) => request<{ message: string }>(withId(paths.restoreFromBin, id), { method: 'POST' });
export const purgeFromBin = (id: string) => request<{ message: string }>(withId(paths.binEntry, id), { method: 'DELETE' });

export const readSwitches = () => request<Switches>(paths.switches);
export const changeSwitches = (change: Partial<Switches>) => request<Switches>(paths.switches, { method: 'PUT', json: change });
