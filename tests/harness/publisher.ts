// Saves and publishes articles for the crash check, and knows what the product has acknowledged.

import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { paths } from '../../contract/paths.ts';
import { callJson } from './calls.ts';

type Known = { id: string; saved: number; live: number };

const content = (n: number) => ({
  title: `Article ${n}`,
  lede: 'What to move first, and how to tell that it worked.',
  topics: 'Cloud',
  blocks: [{ kind: 'paragraph', text: [{ text: `Part ${n}.` }] }],
});

export function publisher(token: string) {
  const headers = { authorization: `Bearer ${token}` };
  const known: Known[] = [];
  let serial = 0;

  return {
    count: () => known.reduce((sum, { saved }) => sum + saved, 0),

    /** Adds, saves or publishes; returns the status. */
    async act(url: string): Promise<number> {
      const last = known.at(-1);
      serial += 1;
      if (!last || last.saved >= 5) {
        const { status, body } = await callJson(
          url,
          paths.entries.replace(':kind', 'article'),
          { content: content(serial) },
          headers,
        );
        if (status === 201) known.push({ id: body.id, saved: 1, live: 0 });
        return status;
      }
      const path = paths.entry.replace(':kind', 'article').replace(':id', last.id);
      if (last.live < last.saved) {
        const { status } = await callJson(url, `${path}/publish`, { version: last.saved }, headers);
        if (status === 200) last.live = last.saved;
        return status;
      }
      const input = { content: content(serial), version: last.saved };
      const { status, body } = await callJson(url, path, input, headers, 'PUT');
      if (status === 200) last.saved += 1;
      if (status === 409) last.saved = body.current.newest; // saved before the kill, the answer was lost
      return status;
    },

    /** What was acknowledged and is not there. */
    missing(dataDir: string): string[] {
      const db = new DatabaseSync(join(dataDir, 'norvane.db'), { readOnly: true, timeout: 30_000 });
      try {
        const versions = db.prepare('select count(*) as count from entry_version where key = ?');
        const entry = db.prepare('select live from entry where key = ?');
        return known.flatMap(({ id, saved, live }) => {
          const key = `article/${id}`;
          const faults: string[] = [];
          if (Number(versions.get(key)?.count) < saved) faults.push(`article ${id} lacks a version of ${saved}`);
          if (Number(entry.get(key)?.live ?? 0) < live) faults.push(`article ${id} does not show version ${live}`);
          return faults;
        });
      } finally {
        db.close();
      }
    },
  };
}
