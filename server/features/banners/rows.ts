import type { AdminBanner, AdminServiceCard, ApiBanner, ApiServiceCard, BinEntry, CardKind } from '../../../contract/cards.ts';
import { binDays } from '../../../contract/cards.ts';
import type { ManagedCard } from '../../../contract/homepage.ts';
import { type StoredImage, toPicture, wantedVariants } from '../../platform/images/variants.ts';
import { days } from '../../platform/time.ts';
import type { CardRow } from './banners.store.ts';

export const binMs = days(binDays);

/** Image folder per kind, in the storage and below /uploads. */
export const folders: Record<CardKind, string> = { banner: 'banners', service: 'services' };

/** Converts between row columns and a stored image. */
export const toImage = (
  row: Pick<CardRow, 'image' | 'image_width' | 'image_height' | 'placeholder' | 'variants'>,
): StoredImage => ({
  name: row.image,
  width: row.image_width,
  height: row.image_height,
  placeholder: row.placeholder,
  variants: JSON.parse(row.variants),
});
export const imageColumns = (image: StoredImage) => ({
  image: image.name,
  image_width: image.width,
  image_height: image.height,
  placeholder: image.placeholder,
  variants: JSON.stringify(image.variants),
  has_all_variants: image.variants.length === wantedVariants(image).length ? 1 : 0,
});

/** A card as in the specification. */
export function toApiCard({ id, kind, title, slogan, description, image }: CardRow): ApiBanner | ApiServiceCard {
  return kind === 'banner'
    ? { _id: id, banner: { title, description, image } }
    : { _id: id, service: { title, slogan, description, image } };
}

/** The same with the dashboard's extra fields. */
export const toAdminCard = (row: CardRow): AdminBanner | AdminServiceCard => ({
  ...toApiCard(row),
  version: row.version,
  alt: row.alt,
  decorative: row.decorative === 1,
  picture: toPicture(folders[row.kind], toImage(row)),
});

export const toManagedCard = (row: CardRow): ManagedCard => ({
  id: row.id,
  title: row.title,
  ...(row.kind === 'service' && { slogan: row.slogan }),
  description: row.description,
  alt: row.decorative ? '' : row.alt,
  image: toPicture(folders[row.kind], toImage(row)),
});

export const toBinEntry = (row: CardRow): BinEntry => ({
  id: row.id,
  kind: row.kind,
  title: row.title,
  alt: row.alt,
  picture: toPicture(folders[row.kind], toImage(row)),
  deletedAt: row.deleted_at ?? 0,
  deletedBy: row.deleted_by ?? '',
  purgedAt: (row.deleted_at ?? 0) + binMs,
});

/** A row as recorded in the audit log. */
export function toRecord({ kind, title, slogan, description, alt, decorative, image }: CardRow) {
  return { title, ...(kind === 'service' && { slogan }), description, alt, decorative: decorative === 1, image };
}

/** Only the changed fields, for the audit log. */
export function differences<Values extends Record<string, unknown>>(
  before: Values,
  after: Values,
): [Partial<Values>, Partial<Values>] {
  const keys = Object.keys(after).filter((key) => before[key] !== after[key]);
  const pick = (from: Values) => Object.fromEntries(keys.map((key) => [key, from[key]])) as Partial<Values>;
  return [pick(before), pick(after)];
}
