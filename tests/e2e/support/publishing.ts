import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Entry, EntryKind } from '../../../contract/entries.ts';
import { paths } from '../../../contract/paths.ts';
import type { AdminSession } from './admin.ts';
import type { RunningServer } from './server.ts';

/** HTML as an application puts it on the clipboard. */
export const clipboardHtml = (name: 'word' | 'google-docs' | 'web-page') =>
  readFileSync(new URL(`../../../app/admin/publishing/body/fixtures/${name}.txt`, import.meta.url), 'utf8');

/** Pastes HTML into what has the focus, as the browser hands it over. */
export const paste = (page: Page, html: string) =>
  page.evaluate((text) => {
    const data = new DataTransfer();
    data.setData('text/html', text);
    data.setData('text/plain', 'plain');
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  }, html);

/** The calls of publishing without a browser: to set a scene, or to be the colleague. */
export function entriesApi(server: RunningServer, { token }: AdminSession) {
  async function call<Answer>(path: string, method = 'GET', json?: unknown): Promise<Answer> {
    const response = await fetch(server.url + path, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: json === undefined ? undefined : JSON.stringify(json),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as Answer;
  }
  type Content = Record<string, unknown>;
  type Full = Entry<Content> & { content: Content };
  const at = (path: string, kind: EntryKind, id = '') => path.replace(':kind', kind).replace(':id', id);
  return {
    read: (kind: EntryKind, id: string) => call<Full>(at(paths.entry, kind, id)),
    add: (kind: EntryKind, content: Content) => call<Full>(at(paths.entries, kind), 'POST', { content }),
    async change(kind: EntryKind, id: string, part: Content) {
      const { content, newest } = await call<Full>(at(paths.entry, kind, id));
      return call<Full>(at(paths.entry, kind, id), 'PUT', { content: { ...content, ...part }, version: newest });
    },
    versions: (kind: EntryKind, id: string) => call<{ versions: { number: number }[] }>(at(paths.entryVersions, kind, id)),
  };
}

/** A form has its preview beside it only on a wide screen. It is a page of its own that each form loads. */
export const withPreview = { width: 1280, height: 720 };
export const withoutPreview = { width: 1100, height: 720 };

export const article = (title: string) => ({
  title,
  lede: 'What was moved, and in which order.',
  topics: 'Ledgers',
  blocks: [{ kind: 'paragraph', text: [{ text: 'The first paragraph.' }] }],
});

export const editorPath = (panel: string, id: string) => `/adminDashboard/${panel}?entry=${id}`;
/** The state line of the editor. */
export const saveLine = (page: Page) => page.locator('.save-line');
export const body = (page: Page) => page.locator('.tiptap');
/** What brings a deleted entry back, above its list. The toolbar of an editor has an Undo, too. */
export const undoDeletion = (page: Page) => page.getByRole('status').getByRole('button', { name: 'Undo' });
