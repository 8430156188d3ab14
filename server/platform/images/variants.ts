import type { ManagedImage } from '../../../contract/homepage.ts';
import { extensions, type WrittenFormat } from './formats.ts';

export type Variant = { format: WrittenFormat; width: number };

/** An image as a row knows it: the file in full size, and which smaller files stand beside it. */
export type StoredImage = { name: string; width: number; height: number; placeholder: string; variants: Variant[] };

/** The names of our image files below the storage, as a pattern. */
export const imageKeys = String.raw`(?:banners|services)/[0-9a-f]{32}(?:-\d{1,4})?\.(?:jpg|webp|avif)`;

const widths = [640, 1280, 1920];
const types = { avif: 'image/avif', webp: 'image/webp', jpeg: 'image/jpeg' } as const;

const formatsFor = (name: string): WrittenFormat[] => (name.endsWith('.jpg') ? ['avif', 'webp', 'jpeg'] : ['avif', 'webp']);
const widthsFor = (width: number) => [...new Set(widths.map((most) => Math.min(most, width)))];

const ownFormat = (name: string): WrittenFormat => (name.endsWith('.jpg') ? 'jpeg' : 'webp');

/** Every variant an image is to have: not its own format in full width, for that is the image; no JPEG of a transparent one. */
export const wantedVariants = ({ name, width }: Pick<StoredImage, 'name' | 'width'>): Variant[] =>
  widthsFor(width)
    .flatMap((each) => formatsFor(name).map((format) => ({ format, width: each })))
    .filter((variant) => variant.format !== ownFormat(name) || variant.width !== width);

/** The few variants that are made while the administrator waits. */
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

/** What a picture element needs. A format is offered once all its widths are there, or browsers would settle for a small one. */
export function toPicture(folder: string, { name, width, height, placeholder, variants }: StoredImage): ManagedImage {
  const address = (file: string) => `/uploads/${folder}/${file}`;
  const sources = formatsFor(name).flatMap((format) => {
    const there = variants.filter((variant) => variant.format === format);
    const isOwn = format === ownFormat(name);
    if (!isOwn && there.length < widthsFor(width).length) return [];
    const set = there.map((variant) => `${address(variantName(name, variant))} ${variant.width}w`);
    if (isOwn) set.push(`${address(name)} ${width}w`);
    return [{ type: types[format], srcSet: set.join(', ') }];
  });
  return { src: address(name), width, height, placeholder, sources };
}
