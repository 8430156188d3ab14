// Everything the product has acknowledged and therefore must not lose.
import type { Rows } from './data-folder.ts';

type Item = {
  /** The client that owns it: with two concurrent editors, the last title would be unknown. */
  keeper: number;
  kind: 'banner' | 'service';
  /** All possible titles: the acknowledged one and those whose response was lost. */
  titles: Set<string>;
  gone: 'no' | 'maybe' | 'yes';
};

/** What the ledger compares with, out of a database. */
export async function readStored(rows: Rows) {
  const messages = await rows<{ email: string }>('select email from message');
  const items = await rows<{ id: string; title: string; deleted_at: number | string | null }>(
    "select id, title, deleted_at from entry where kind in ('banner', 'service')",
  );
  return {
    emails: new Set(messages.map(({ email }) => email)),
    rows: new Map(items.map(({ id, title, deleted_at }) => [id, { title, deleted: deleted_at !== null }])),
  };
}

export type Ledger = ReturnType<typeof ledger>;

/** Records acknowledged writes and reports missing ones. */
export function ledger() {
  const messages = new Set<string>();
  const items = new Map<string, Item>();

  return {
    counts: () => ({
      messages: messages.size,
      items: items.size,
      deleted: [...items.values()].filter((item) => item.gone === 'yes').length,
    }),
    message: (email: string) => void messages.add(email),
    added: (id: string, kind: Item['kind'], title: string, keeper = 0) =>
      void items.set(id, { keeper, kind, titles: new Set([title]), gone: 'no' }),
    trying: (id: string, title: string) => void items.get(id)?.titles.add(title),
    updated: (id: string, title: string) => {
      const item = items.get(id);
      if (item) item.titles = new Set([title]);
    },
    tryingToRemove: (id: string) => {
      const item = items.get(id);
      if (item) item.gone = 'maybe';
    },
    removed: (id: string) => {
      const item = items.get(id);
      if (item) item.gone = 'yes';
    },
    /** An item that certainly exists, for the next change. */
    any: (keeper = 0): { id: string; kind: Item['kind'] } | undefined => {
      const living = [...items].filter(([, item]) => item.gone === 'no' && item.keeper === keeper);
      const [id, item] = living[Math.floor(Math.random() * living.length)] ?? [];
      return id && item ? { id, kind: item.kind } : undefined;
    },

    /** Compares with the database; returns one line per difference. */
    missing(stored: Awaited<ReturnType<typeof readStored>>): string[] {
      const faults: string[] = [];
      for (const email of messages) if (!stored.emails.has(email)) faults.push(`the message of ${email} is lost`);
      for (const [id, { titles, gone, kind }] of items) {
        const row = stored.rows.get(id);
        if (!row) faults.push(`${kind} ${id} is lost`);
        else if (!titles.has(row.title)) faults.push(`${kind} ${id} is "${row.title}", not ${[...titles].join(' or ')}`);
        else if ((gone === 'yes' && !row.deleted) || (gone === 'no' && row.deleted))
          faults.push(`${kind} ${id} is ${row.deleted ? 'deleted' : 'not deleted'}`);
      }
      return faults;
    },
  };
}
