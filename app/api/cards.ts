import type { AdminBanner, AdminServiceCard, BinEntry, CardKind, Switches } from '../../contract/cards.ts';
import { paths } from '../../contract/paths.ts';
import { request, withId } from './request.ts';
import { type Sending, upload } from './upload.ts';

/** A banner or service card in the dashboard's lists. */
export type Card = { id: string; title: string; slogan?: string; description: string } & Pick<
  AdminBanner,
  'version' | 'alt' | 'decorative' | 'picture'
>;

const calls = {
  banner: { list: paths.banners, add: paths.addBanner, update: paths.updateBanner, remove: paths.deleteBanner },
  service: { list: paths.services, add: paths.addService, update: paths.updateService, remove: paths.deleteService },
};

/** Flattens a card of the API. */
export function toCard(sent: AdminBanner | AdminServiceCard): Card {
  const { _id, version, alt, decorative, picture } = sent;
  const { image, ...texts } = 'banner' in sent ? sent.banner : sent.service;
  return { id: _id, ...texts, version, alt, decorative, picture };
}

export async function listCards(kind: CardKind): Promise<Card[]> {
  return (await request<(AdminBanner | AdminServiceCard)[]>(calls[kind].list)).map(toCard);
}

export const addCard = (kind: CardKind, form: FormData, sending: Sending) =>
  upload<unknown>(calls[kind].add, { form, ...sending });

export const updateCard = (kind: CardKind, id: string, form: FormData, sending: Sending) =>
  upload<unknown>(withId(calls[kind].update, id), { method: 'PUT', form, ...sending });

export const deleteCard = (kind: CardKind, id: string) =>
  request<{ message: string }>(withId(calls[kind].remove, id), { method: 'DELETE' });

/** Moves a card before another, or to the end, and returns the new list. */
export async function moveCard(kind: CardKind, id: string, before: string | null): Promise<Card[]> {
  const path = withId(paths.moveCard.replace(':kind', kind), id);
  return (await request<(AdminBanner | AdminServiceCard)[]>(path, { method: 'POST', json: { before } })).map(toCard);
}

export const listBin = () => request<BinEntry[]>(paths.bin);
export const restoreFromBin = (id: string) => request<{ message: string }>(withId(paths.restoreFromBin, id), { method: 'POST' });
export const purgeFromBin = (id: string) => request<{ message: string }>(withId(paths.binEntry, id), { method: 'DELETE' });

export const readSwitches = () => request<Switches>(paths.switches);
export const changeSwitches = (change: Partial<Switches>) => request<Switches>(paths.switches, { method: 'PUT', json: change });
