// What the product has acknowledged, and so may never lose.
type Item = {
  /** Who looks after it: two who change one item at once could not tell whose title is the last. */
  keeper: number;
  kind: 'banner' | 'service';
  /** Every title it may have: the acknowledged one and those whose answer never came. */
  titles: Set<string>;
  gone: 'no' | 'maybe' | 'yes';
};

export type Ledger = ReturnType<typeof ledger>;

/** Notes what was acknowledged and says what of it is missing. */
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
    /** One that certainly exists, for the next change. */
    any: (keeper = 0): { id: string; kind: Item['kind'] } | undefined => {
      const living = [...items].filter(([, item]) => item.gone === 'no' && item.keeper === keeper);
      const [id, item] = living[Math.floor(Math.random() * living.length)] ?? [];
      return id && item ? { id, kind: item.kind } : undefined;
    },

    /** Compares with what the database holds; a line for everything that is not as acknowledged. */
    missing(stored: { emails: Set<string>; rows: Map<string, { title: string; deleted: boolean }> }): string[] {
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
