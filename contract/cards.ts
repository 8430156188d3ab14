import { z } from 'zod';
import { cardLimits } from './card-limits.ts';
import type { EntryKind } from './entries.ts';
import type { ManagedImage } from './homepage.ts';

/** A card is a banner or a service card: managed by administrators and optionally shown on the homepage. */
export const cardKinds = ['banner', 'service'] as const;
export type CardKind = (typeof cardKinds)[number];

export const imageMaxBytes = 10 * 2 ** 20;
export const imageMaxPixels = 50_000_000;
export const imageMaxSide = 30_000;
export const binDays = 30;

const characters = (text: string) => [...text].length;
// Strip control characters; PostgreSQL rejects NUL.
const withoutControls = (text: string) => text.replace(/\r\n?/g, '\n').replace(/[\p{Cc}--[\n\t]]/gv, '');

const text = (name: string, max: number) =>
  z
    .string({ error: `${name} is missing.` })
    .transform((value) => withoutControls(value).trim())
    .refine((value) => value !== '', `${name} is missing.`)
    .refine((value) => characters(value) <= max, {
      error: () => `${name} may have ${max.toLocaleString('en')} characters at most.`,
    });
const line = (name: string, max: number) =>
  z.preprocess((value) => (typeof value === 'string' ? value.replace(/\s+/g, ' ') : value), text(name, max));

const common = { title: line('The title', cardLimits.title), description: text('The description', cardLimits.description) };
const aboutImage = {
  alt: z
    .string()
    .transform((value) => withoutControls(value).replace(/\s+/g, ' ').trim())
    .refine(
      (value) => characters(value) <= cardLimits.alt,
      `The image description may have ${cardLimits.alt} characters at most.`,
    )
    .optional(),
  decorative: z
    .enum(['', '0', '1', 'false', 'true', 'on'], 'Decorative is 0 or 1.')
    .transform((value) => ['1', 'true', 'on'].includes(value))
    .optional(),
};

/** Input for a new card. All fields are required except those about the image. */
export const newCard = {
  banner: z.object({ ...common, ...aboutImage }),
  service: z.object({ ...common, slogan: line('The slogan', cardLimits.slogan), ...aboutImage }),
};

const version = z.coerce.number('The version is a number.').int('The version is a whole number.').optional();

/** Input for an update. Omitted fields keep their value. */
export const changedCard = {
  banner: newCard.banner.partial().extend({ version }),
  service: newCard.service.partial().extend({ version }),
};

export const move = z.object({ before: z.string('Before is the id of another item, or null for the end.').nullable() });
export const switchNames = ['banners', 'services'] as const;
export const switchChange = z.partialRecord(
  z.enum(switchNames),
  z.boolean('A switch is true or false.'),
  `There are the switches ${switchNames.join(' and ')}.`,
);

type Banner = { title: string; description: string; image: string };
type ServiceCard = { title: string; slogan: string; description: string; image: string };
export type ApiBanner = { _id: string; banner: Banner };
export type ApiServiceCard = { _id: string; service: ServiceCard };

/** Extra fields that only administrators get in a list. */
type AdminFields = { version: number; alt: string; decorative: boolean; picture: ManagedImage };
export type AdminBanner = ApiBanner & AdminFields;
export type AdminServiceCard = ApiServiceCard & AdminFields;

export type BinEntry = {
  id: string;
  kind: EntryKind;
  title: string;
  alt: string;
  picture: ManagedImage | null;
  deletedAt: number;
  deletedBy: string;
  purgedAt: number;
};
export type Switches = Record<(typeof switchNames)[number], boolean>;
