import type {
  ChangedEntry,
  Entry,
  EntryKind,
  EntryList,
  EntrySchemas,
  EntryVersionContent,
  EntryVersions,
  FactUses,
  ImageList,
  LibraryImage,
  NewEntry,
  Preview,
  PreviewInput,
  Publication,
  UploadedImage,
} from '../../contract/entries.ts';
import { paths } from '../../contract/paths.ts';
import { request } from './request.ts';
import { type Sending, upload } from './upload.ts';

type Content = Record<string, unknown>;
export type FullEntry = Entry<Content> & { content: Content };

const fill = (path: string, values: Record<string, string | number>) =>
  Object.entries(values).reduce((filled, [name, value]) => filled.replace(`:${name}`, encodeURIComponent(value)), path);
const query = (values: Record<string, string | undefined>) => {
  const given = Object.entries(values).filter((pair): pair is [string, string] => Boolean(pair[1]));
  return given.length ? `?${new URLSearchParams(given)}` : '';
};

export const listEntries = (kind: EntryKind, search = '', after?: string) =>
  request<EntryList>(fill(paths.entries, { kind }) + query({ search, after }));

export const readEntry = (kind: EntryKind, id: string) => request<FullEntry>(fill(paths.entry, { kind, id }));

export const addEntry = (kind: EntryKind, json: NewEntry) =>
  request<FullEntry>(fill(paths.entries, { kind }), { method: 'POST', json });

/** `keepalive` lets the request outlive the page. */
export const saveEntry = (kind: EntryKind, id: string, json: ChangedEntry, keepalive = false) =>
  request<FullEntry>(fill(paths.entry, { kind, id }), { method: 'PUT', json, keepalive });

export const publishEntry = (kind: EntryKind, id: string, json: Publication) =>
  request<FullEntry>(fill(paths.publishEntry, { kind, id }), { method: 'POST', json });

export const withdrawEntry = (kind: EntryKind, id: string) =>
  request<FullEntry>(fill(paths.withdrawEntry, { kind, id }), { method: 'POST' });

export const deleteEntry = (kind: EntryKind, id: string) =>
  request<{ message: string }>(fill(paths.entry, { kind, id }), { method: 'DELETE' });

export const listVersions = (kind: EntryKind, id: string) => request<EntryVersions>(fill(paths.entryVersions, { kind, id }));

export const readVersion = (kind: EntryKind, id: string, number: number) =>
  request<EntryVersionContent<Content>>(fill(paths.entryVersion, { kind, id, number }));

export const restoreVersion = (kind: EntryKind, id: string, number: number) =>
  request<FullEntry>(fill(paths.restoreVersion, { kind, id, number }), { method: 'POST' });

let schemas: Promise<EntrySchemas> | undefined;
/** The schemas change with a release only. */
export function readSchemas(): Promise<EntrySchemas> {
  schemas ??= request<EntrySchemas>(paths.entrySchemas);
  schemas.catch(() => {
    schemas = undefined;
  });
  return schemas;
}

export const readFactUses = () => request<FactUses>(paths.factUses);

/** The page with what is on the screen. Nothing is saved. */
export const previewEntry = (json: PreviewInput, signal: AbortSignal) =>
  request<Preview>(paths.preview, { method: 'POST', json, signal });

/** A page of the site at another time, with all that is planned. */
export const previewAsOf = (path: string, at: string, signal: AbortSignal) =>
  request<Preview>(paths.previewAsOf, { method: 'POST', json: { path, at }, signal });

export const listImages = (search = '', after?: string) => request<ImageList>(paths.images + query({ search, after }));

export function addImage(file: File, sending: Sending) {
  const form = new FormData();
  form.set('image', file);
  return upload<UploadedImage>(paths.images, { form, ...sending });
}

export const describeImage = (image: string, alt: string) =>
  request<LibraryImage>(fill(paths.image, { image }), { method: 'PATCH', json: { alt } });

export const deleteImage = (image: string) => request<{ message: string }>(fill(paths.image, { image }), { method: 'DELETE' });

export const replaceImage = (image: string, by: string) =>
  request<{ message: string }>(fill(paths.replaceImage, { image }), { method: 'POST', json: { with: by } });
