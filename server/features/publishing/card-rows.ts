import type { BannerContent, ServiceContent } from '../../../content/schemas/cards.ts';
import {
  type AdminBanner,
  type AdminServiceCard,
  type ApiBanner,
  type ApiServiceCard,
  binDays,
} from '../../../contract/cards.ts';
import type { ManagedCard, ManagedImage } from '../../../contract/homepage.ts';
import { type StoredImage, toPicture, wantedVariants } from '../../platform/images/variants.ts';
import { days } from '../../platform/time.ts';
import type { CardRow } from './cards.store.ts';
import type { ImageRow } from './image.store.ts';

export const binMs = days(binDays);

export type CardContent = BannerContent & Partial<Pick<ServiceContent, 'slogan'>>;
export const contentOf = (row: CardRow) => JSON.parse(row.content) as CardContent;

/** Converts between a row and a stored image. */
export const storedImage = (row: Pick<ImageRow, 'name' | 'width' | 'height' | 'placeholder' | 'variants'>): StoredImage => ({
  name: row.name,
  width: row.width,
  height: row.height,
  placeholder: row.placeholder,
  variants: JSON.parse(row.variants),
});
export const imageRow = (
  folder: string,
  image: StoredImage,
  { alt, by, at }: { alt: string; by: string; at: number },
): ImageRow => ({
  name: image.name,
  folder,
  width: image.width,
  height: image.height,
  placeholder: image.placeholder,
  variants: JSON.stringify(image.variants),
  has_all_variants: image.variants.length === wantedVariants(image).length ? 1 : 0,
  alt,
  created_at: at,
  created_by: by,
});
export const pictureOf = (row: ImageRow): ManagedImage => toPicture(row.folder, storedImage(row));

const cardPicture = (row: CardRow) =>
  toPicture(row.folder, storedImage({ ...row, name: row.image, width: row.image_width, height: row.image_height }));

/** A card as in the specification. */
export function toApiCard(row: CardRow): ApiBanner | ApiServiceCard {
  const { title, slogan = '', description, image } = contentOf(row);
  return row.kind === 'banner'
    ? { _id: row.id, banner: { title, description, image: image.image } }
    : { _id: row.id, service: { title, slogan, description, image: image.image } };
}

/** The same with the dashboard's extra fields. */
export function toAdminCard(row: CardRow): AdminBanner | AdminServiceCard {
  const { image } = contentOf(row);
  return {
    ...toApiCard(row),
    version: row.version,
    alt: image.alt,
    decorative: image.decorative,
    picture: cardPicture(row),
  };
}

/** A card as the homepage shows it. */
export function managedCard(id: string, content: CardContent, picture: ManagedImage): ManagedCard {
  const { title, slogan, description, image, link } = content;
  const { x, y } = image.focus;
  return {
    id,
    title,
    ...(slogan !== undefined && { slogan }),
    description,
    alt: image.decorative ? '' : image.alt,
    image: picture,
    ...((x !== 0.5 || y !== 0.5) && { focus: image.focus }),
    ...(link && { link }),
  };
}
export const toManagedCard = (row: CardRow) => managedCard(row.id, contentOf(row), cardPicture(row));

/** A card as recorded in the audit log. */
export function toRecord(row: CardRow) {
  const { title, slogan, description, image } = contentOf(row);
  const { alt, decorative } = image;
  return { title, ...(row.kind === 'service' && { slogan }), description, alt, decorative, image: image.image };
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
