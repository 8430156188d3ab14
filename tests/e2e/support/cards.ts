import type { Page } from '@playwright/test';
import type { AdminBanner, AdminServiceCard, BinEntry } from '../../../contract/cards.ts';
import { paths } from '../../../contract/paths.ts';
import { picture } from '../../harness/pictures.ts';
import type { AdminSession } from './admin.ts';
import type { RunningServer } from './server.ts';

/** A real picture, as a file to be chosen. */
export async function pictureFile({ name = 'sky.png', colour = '#1a6', width = 160, height = 90 } = {}) {
  const buffer = Buffer.from(await (await picture({ colour, width, height })).arrayBuffer());
  return { name, mimeType: 'image/png', buffer };
}

/** The dashboard's calls without a browser: to set a scene. */
export function cardsApi(server: RunningServer, { token }: AdminSession) {
  async function call<Answer>(path: string, init: RequestInit = {}): Promise<Answer> {
    const headers = {
      authorization: `Bearer ${token}`,
      ...(typeof init.body === 'string' && { 'content-type': 'application/json' }),
    };
    const response = await fetch(server.url + path, { ...init, headers });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as Answer;
  }
  async function add(path: string, values: Record<string, string>) {
    const form = new FormData();
    for (const [name, value] of Object.entries(values)) form.set(name, value);
    form.set('image', new Blob([new Uint8Array((await pictureFile()).buffer)]), 'sky.png');
    return call<{ _id: string }>(path, { method: 'POST', body: form });
  }
  const banners = () => call<AdminBanner[]>(paths.banners);
  const services = () => call<AdminServiceCard[]>(paths.services);
  return {
    banners,
    services,
    addBanner: (title: string, more: Record<string, string> = {}) =>
      add(paths.addBanner, { title, description: `About ${title}`, ...more }),
    addService: (title: string, more: Record<string, string> = {}) =>
      add(paths.addService, { title, slogan: `Slogan of ${title}`, description: `About ${title}`, ...more }),
    show: () => call(paths.switches, { method: 'PUT', body: JSON.stringify({ banners: true, services: true }) }),
    async rename(id: string, title: string) {
      const form = new FormData();
      form.set('title', title);
      await call(paths.updateBanner.replace(':id', id), { method: 'PUT', body: form });
    },
    /** Everything away and both switches off. */
    async clear() {
      for (const { _id } of await banners()) await call(paths.deleteBanner.replace(':id', _id), { method: 'DELETE' });
      for (const { _id } of await services()) await call(paths.deleteService.replace(':id', _id), { method: 'DELETE' });
      for (const { id } of await call<BinEntry[]>(paths.bin)) await call(paths.binEntry.replace(':id', id), { method: 'DELETE' });
      await call(paths.switches, { method: 'PUT', body: JSON.stringify({ banners: false, services: false }) });
    },
  };
}

export const titles = (page: Page) => page.locator('.item h2').allTextContents();
export const entry = (page: Page, title: string) => page.locator('.item').filter({ hasText: title });

/** Reads the alert in front and acknowledges it. */
export async function acknowledge(page: Page): Promise<string> {
  const alert = page.getByRole('alertdialog');
  const text = await alert.getByRole('heading').innerText();
  await alert.getByRole('button', { name: 'OK' }).click();
  return text;
}
