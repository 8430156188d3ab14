import type { ManagedImage } from '../../../contract/homepage.ts';
import { extensions, type WrittenFormat } from './formats.ts';

export type Variant = { format: WrittenFormat; width: number };

/** An image as stored in its row: the full-size file and the available smaller variants. */
export type StoredImage = { name: string; width: number; height: number; placeholder: string; variants: Variant[] };

/** Pattern of our image keys in the storage. */
export const imageKeys = String.raw`(?:banners|services|images)/[0-9a-f]{32}(?:-\d{1,4})?\.(?:jpg|webp|avif)`;

const widths = [640, 1280, 1920];
const types = { avif: 'image/avif', webp: 'image/webp', jpeg: 'image/jpeg' } as const;

const formatsFor = (name: string): WrittenFormat[] => (name.endsWith('.jpg') ? ['avif', 'webp', 'jpeg'] : ['avif', 'webp']);
const widthsFor = (width: number) => [...new Set(widths.map((max) => Math.min(max, width)))];

const ownFormat = (name: string): WrittenFormat => (name.endsWith('.jpg') ? 'jpeg' : 'webp');

/** All variants of an image. Its own format at full width is the image itself; transparent images get no JPEG. */
export const wantedVariants = ({ name, width }: Pick<StoredImage, 'name' | 'width'>): Variant[] =>
  widthsFor(width)
    .flatMap((each) => formatsFor(name).map((format) => ({ format, width: each })))
    .filter((variant) => variant.format !== ownFormat(name) || variant.width !== width);

/** The variants created while the administrator waits. */
export const firstVariants = (image: Pick<StoredImage, 'name' | 'width'>): Variant[] => {
  const smallest = Math.min(...widthsFor(image.width));
  return wantedVariants(image).filter(({ format, width }) => width === smallest && format !== 'avif');
};

export const variantName = (name: string, { format, width }: Variant) =>
  `${name.replace(/\.\w+$/, '')}-${width}.${extensions[format]}`;

/** Every file of an image. */
export const filesOf = ({ name, variants }: Pick<StoredImage, 'name' | 'variants'>): string[] => [
  name,
  ...variants.map((variant) => variantName(name, variant)),
];

/** Data for a picture element. A format is offered only once all its widths exist, or browsers would pick a small one. */
export function toPicture(folder: string, { name, width, height, placeholder, variants }: StoredImage): ManagedImage {
  const address = (file: string) => `/uploads/${folder}/${file}`;
  const sources = formatsFor(name).flatMap((format) => {
    const existing = variants.filter((variant) => variant.format === format);
    const isOwn = format === ownFormat(name);
    if (!isOwn && existing.length < widthsFor(width).length) return [];
    const set = existing.map((variant) => `${address(variantName(name, variant))} ${variant.width}w`);
    if (isOwn) set.push(`${address(name)} ${width}w`);
    return [{ type: types[format], srcSet: set.join(', ') }];
  });
  return { src: address(name), width, height, placeholder, sources };
}
