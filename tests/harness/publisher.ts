// Saves and publishes articles for the crash check, and knows what the product has acknowledged.
import { paths } from '../../contract/paths.ts';
import { callJson } from './calls.ts';
import type { Rows } from './data-folder.ts';

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
    async missing(rows: Rows): Promise<string[]> {
      const found = await rows<{ key: string; live: number | string | null; versions: number | string }>(
        'select key, live, (select count(*) from entry_version where entry_version.key = entry.key) as versions from entry',
      );
      const stored = new Map(found.map((row) => [row.key, row]));
      return known.flatMap(({ id, saved, live }) => {
        const row = stored.get(`article/${id}`);
        const faults: string[] = [];
        if (Number(row?.versions ?? 0) < saved) faults.push(`article ${id} lacks a version of ${saved}`);
        if (Number(row?.live ?? 0) < live) faults.push(`article ${id} does not show version ${live}`);
        return faults;
      });
    },
  };
}
