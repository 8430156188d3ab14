import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Assembled } from '../../server/assemble.ts';
import { imageRow } from '../../server/features/publishing/card-rows.ts';
import { imageStore } from '../../server/features/publishing/image.store.ts';
import { addVersion, decide, insertEntry } from '../../server/features/publishing/save.ts';
import type { Db } from '../../server/platform/db/open.ts';
import { loginAdmin } from './admin.ts';
import type { Body } from './body.ts';
import { picture } from './pictures.ts';

type TestApp = Pick<Assembled, 'app' | 'database' | 'mail'>;
export type FormValues = Record<string, string | Blob | undefined>;

/** A form with sensible values; give undefined to leave one out. */
export async function cardForm(values: FormValues = {}): Promise<FormData> {
  const all: FormValues = { title: 'Northern light', description: 'What we do at night.', image: await picture(), ...values };
  const form = new FormData();
  for (const [name, value] of Object.entries(all)) {
    if (value instanceof Blob) form.set(name, value, 'picture.png');
    else if (value !== undefined) form.set(name, value);
  }
  return form;
}

export type TestAdmin = Awaited<ReturnType<typeof adminOf>>;

/** A logged-in administrator who sends and receives. */
export async function adminOf(app: TestApp) {
  const { headers, token } = await loginAdmin(app);
  async function call(method: string, path: string, body?: FormData | object) {
    const isForm = body instanceof FormData;
    const response = await app.app.request(path, {
      method,
      headers: { ...headers, ...(body && !isForm && { 'content-type': 'application/json' }) },
      body: body && (isForm ? body : JSON.stringify(body)),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: (text ? JSON.parse(text) : undefined) as Body };
  }
  return {
    token,
    headers,
    get: (path: string) => call('GET', path),
    post: (path: string, body?: FormData | object) => call('POST', path, body),
    put: (path: string, body?: FormData | object) => call('PUT', path, body),
    delete: (path: string) => call('DELETE', path),
  };
}

/** Every file below a data folder's uploads and incoming, as paths relative to it. */
export function storedFiles(dataDir: string): string[] {
  return ['uploads', 'incoming'].flatMap((folder) => {
    const root = join(dataDir, folder);
    try {
      return readdirSync(root, { recursive: true })
        .map(String)
        .filter((name) => statSync(join(root, name)).isFile())
        .map((name) => `${folder}/${name}`)
        .sort();
    } catch {
      return [];
    }
  });
}

/** A banner with its picture straight into the database, live since the beginning. */
export async function insertBanner(db: Db, image = `${'a'.repeat(32)}.jpg`): Promise<void> {
  const stored = { name: image, width: 10, height: 10, placeholder: '', variants: [] };
  await imageStore(db).insert({ ...imageRow('banners', stored, { alt: '', by: '', at: 1 }), has_all_variants: 1 });
  const id = crypto.randomUUID();
  const entry = await insertEntry(db, { kind: 'banner', id, slug: id, by: '', at: 1, position: 1 });
  const content = {
    title: 'A banner',
    description: 'Text',
    image: { image, alt: '', decorative: true, focus: { x: 0.5, y: 0.5 } },
  };
  await addVersion(db, entry, { content, before: undefined, by: '', at: 1 });
  await decide(db, entry.key, { version: 1, from: 1, until: null, by: '', at: 1 });
}
