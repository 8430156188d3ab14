import { useEffect, useState } from 'react';
import { otherCardWords } from '../../../content/admin/cards.ts';
import type { CardKind } from '../../../contract/cards.ts';
import type { Entry } from '../../../contract/entries.ts';
import { paths } from '../../../contract/paths.ts';
import { may } from '../../../contract/permissions.ts';
import type { Card } from '../../api/cards.ts';
import { listEntries } from '../../api/entries.ts';
import { Icon } from '../../ui/icon.tsx';
import { entryAddress } from '../publishing/entry-address.ts';
import { EntryRow } from '../publishing/entry-row.tsx';
import { useRole } from '../shell/session.ts';
import { kinds } from './kinds.ts';

/** The publications behind the cards, by id; empty until loaded. Loaded with each list of cards. */
export function useCardEntries(kind: CardKind, cards: Card[] | undefined): Map<string, Entry> {
  const [entries, setEntries] = useState(new Map<string, Entry>());
  const isAllowed = may(useRole(), 'GET', paths.entries);
  useEffect(() => {
    if (!isAllowed || !cards) return;
    listEntries(kind).then(
      (list) => setEntries(new Map(list.entries.map((entry) => [entry.id, entry]))),
      () => {}, // the list of cards works without
    );
  }, [kind, isAllowed, cards]);
  return entries;
}

/** Banners or service cards that visitors do not get now: drafts, planned ones, those whose time is over. */
export function OtherCards({ kind, cards, entries }: { kind: CardKind; cards: Card[]; entries: Map<string, Entry> }) {
  const isAllowed = may(useRole(), 'POST', paths.entries);
  const shown = new Set(cards.map(({ id }) => id));
  const others = [...entries.values()].filter(({ id }) => !shown.has(id));
  if (!isAllowed) return null;
  return (
    <section className="other-cards">
      <div className="other-head">
        <h2>{otherCardWords.heading}</h2>
        <a className="btn btn-ghost btn-sm" href={entryAddress(kind, 'new')}>
          <Icon name="plus" /> {otherCardWords.add(kinds[kind].one)}
        </a>
      </div>
      {others.length ? (
        <ul className="entries">
          {others.map((entry) => (
            <EntryRow key={entry.id} entry={entry} />
          ))}
        </ul>
      ) : (
        <p className="hint">{otherCardWords.none}</p>
      )}
    </section>
  );
}
