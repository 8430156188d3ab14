// Publishing: what is published, in which version, from when until when. Times on the wire are ISO 8601 in UTC.
import { z } from 'zod';
import type { Family } from '../content/areas.ts';
import type { PageKind } from '../content/site-map.ts';
import type { ManagedImage } from './homepage.ts';
import type { PageResource } from './page-resource.ts';

/** The kinds of entries that editors manage, in the order of the panels. */
export const entryKinds = [
  'article',
  'news',
  'page',
  'facts',
  'banner',
  'service',
  'case-study',
  'person',
  'credential',
  'engagement-model',
  'vacancy',
  'legal-entity',
] as const;
export type EntryKind = (typeof entryKinds)[number];

/** `ended`: its time is over or it was withdrawn. A live entry with a newer draft is `live` with `newest` above `live`. */
const entryStates = ['built-in', 'draft', 'scheduled', 'live', 'ended'] as const;
export type EntryState = (typeof entryStates)[number];

export type Entry<Content = unknown> = {
  /** A built-in entry's key in the site map (`sap-ariba`, `1`), otherwise a UUID. The company facts are `company`. */
  id: string;
  kind: EntryKind;
  slug: string;
  /** Where visitors read it; of a news item its place on the news page. */
  path: string;
  title: string;
  state: EntryState;
  /** The version visitors get; 0 is what the repository says; null if they get none. */
  live: number | null;
  /** The newest version; 0 if nothing was ever saved. */
  newest: number;
  /** Of the publication in force, or else of the next planned one. */
  from: string | null;
  until: string | null;
  updatedAt: string | null;
  updatedBy: string | null;
  /** Pages only: which schema their words follow, and the family of a service page. */
  pageKind?: PageKind;
  family?: Family;
  /** True for entries the repository brings: they can be withdrawn, not deleted. */
  builtIn: boolean;
  /** A publication that begins later, while `live` goes on until then. */
  planned?: { version: number; from: string; until: string | null };
  content?: Content;
  /** Of the newest version, with its content: what has to be filled before it can be published, by field. */
  faults?: Record<string, string>;
};

export type EntryList = { entries: Entry[]; next: string | null };
/** `changed` names the fields that differ from the version before: `title`, `blocks.3.text`. */
export type EntryVersion = { number: number; at: string; by: string; changed: string[] };
export type EntryVersions = { versions: EntryVersion[] };
export type EntryVersionContent<Content = unknown> = { number: number; at: string; by: string; content: Content };

export const entriesPerPage = 50;
/** The largest request body of these calls. Longer ones are answered 413. */
export const entryMaxBytes = 2 ** 20;

const search = z.string().trim().max(200, 'Search for at most 200 characters.').default('');
export const entryQuery = z.object({ search, after: z.string().max(200).optional() });

const content = z.record(z.string(), z.unknown(), 'The content is missing.');
const slug = z
  .string('The slug is text.')
  .regex(/^[a-z0-9-]{1,80}$/, 'A slug has 1 to 80 of a to z, 0 to 9 and hyphens.')
  .optional();
const version = z.int('The version is a whole number.').min(0, 'The version is 0 or more.');
const instant = (name: string) =>
  z.iso.datetime({ offset: true, error: `${name} is a time like 2026-11-17T09:00:00Z.` }).nullish();

/** Keeps a draft in which something is still missing. Publishing checks in full. */
const incomplete = z.boolean('Incomplete is true or false.').optional();

/** Chosen by the caller, so that a call repeated after a lost answer adds nothing twice. */
const id = z.uuid('The id is a UUID.').optional();

export const newEntry = z.object({ content, slug, incomplete, id });
export const changedEntry = z.object({ content, slug, version, incomplete });
export const publication = z.object({ version, from: instant('From'), until: instant('Until') });

export type NewEntry = z.input<typeof newEntry>;
export type ChangedEntry = z.input<typeof changedEntry>;
export type Publication = z.input<typeof publication>;

/** A picture of the library. `image` is its file name, which content refers to. */
export type UploadedImage = { image: string; width: number; height: number; alt: string };
export type LibraryImage = UploadedImage & {
  picture: ManagedImage;
  createdAt: string;
  createdBy: string;
  /** Entries of which any version names it; `live` if visitors see it now. */
  uses: { kind: EntryKind; id: string; title: string; live: boolean }[];
};
export type ImageList = { images: LibraryImage[]; next: string | null };
export const imageQuery = z.object({ search, after: z.string().max(200).optional() });
export const imageChange = z.object({
  alt: z.string('The image description is text.').trim().max(300, 'The image description may have 300 characters at most.'),
});
/** Puts another picture in the place of this one everywhere: each entry gets a new version, published where it was live. */
export const imageReplacement = z.object({
  with: z
    .string('Name the picture that takes its place.')
    .regex(/^[0-9a-f]{32}\.(jpg|webp)$/, 'Choose a picture of the library.'),
});

/** What a form of the back office is made from: JSON Schema of the content by kind, of pages by their kind of page. */
export type EntrySchemas = {
  kinds: Partial<Record<EntryKind, object>>;
  pages: Partial<Record<PageKind, object>>;
  /** A page that editors add: the words of a service page with its place in the site. */
  newPage: object;
  /** The pages of the repository, to link to and to take pictures from. */
  sitePages: { path: string; name: string; art: string }[];
};

/** One figure of the company facts and where visitors read it. `name` is its placeholder: {clients}, {talent.term}. */
type FactUse = { name: string; value: string; pages: { path: string; title: string }[] };
export type FactUses = { facts: FactUse[]; overdue: { name: string; review: string }[] };

/** Renders what is on the screen. Nothing is saved. `path` chooses the page to look at where content shows on several. */
export const previewInput = z.object({
  kind: z.enum(entryKinds, 'There is no such kind.'),
  id: z.string().max(80).nullish(),
  content,
  path: z.string().max(300).optional(),
});
/** The whole site at a time, with all that is planned. */
export const asOfInput = z.object({
  path: z.string('Name a page.').max(2000).regex(/^\//, 'Name a page.'),
  at: z.iso.datetime({ offset: true, error: 'The date is a time like 2026-11-17T09:00:00Z.' }),
});
export type PreviewInput = z.input<typeof previewInput>;
/** `html` is the whole document; `page` what its component gets, null for an unknown page; `anchor` where on it to look. */
export type Preview = { path: string; status: number; html: string; page: PageResource | null; anchor?: string };
