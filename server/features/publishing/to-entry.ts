import type { Entry, EntryKind, EntryState } from '../../../contract/entries.ts';
import { brand } from '../../platform/brand.ts';
import type { EntryRow } from './entry.store.ts';
import { type BuiltInEntry, kinds } from './kinds.ts';
import { type Decision, plannedAfter, shownAt } from './schedule.ts';

const iso = (time: number | null | undefined) => (time === null || time === undefined ? null : new Date(time).toISOString());

type Source = {
  kind: EntryKind;
  row?: EntryRow;
  builtIn?: BuiltInEntry;
  decisions: Decision[];
  at: number;
  content?: unknown;
};

/** An entry as the API has it, without its content. */
export function toEntry({ kind, row, builtIn, decisions, at, content }: Source): Entry {
  const id = row?.id ?? builtIn?.id ?? '';
  const slug = row?.slug ?? id;
  const shown = shownAt(decisions, at);
  const planned = plannedAfter(decisions, at);
  const period = shown ?? planned;
  const page = builtIn?.page;
  const family = page && 'family' in page ? page.family : familyOf(content);
  return {
    id,
    kind,
    slug,
    path: builtIn?.path ?? kinds[kind].path(slug, (content ?? {}) as never, id),
    title: page?.name ?? withNames(row?.title || builtIn?.title || ''),
    state: stateOf(),
    live: shown?.version ?? (builtIn ? 0 : null),
    newest: row?.newest ?? 0,
    from: iso(period?.from),
    until: iso(period?.until),
    updatedAt: row?.newest ? iso(row.updated_at) : null,
    updatedBy: row?.newest ? row.updated_by : null,
    ...(kind === 'page' && { pageKind: page?.kind ?? ('service' as const) }),
    ...(family && { family }),
    builtIn: builtIn !== undefined,
    ...(shown && planned && { planned: { version: planned.version, from: iso(planned.from) ?? '', until: iso(planned.until) } }),
  };

  function stateOf(): EntryState {
    if (shown) return 'live';
    if (planned) return 'scheduled';
    if (!row?.newest) return 'built-in';
    if (!decisions.length) return 'draft';
    return builtIn ? 'built-in' : 'ended';
  }
}

/** Titles may name the company by a placeholder; a list shows what visitors read. */
const withNames = (title: string) =>
  title.replaceAll('{name}', () => brand.name).replaceAll('{talentBrand}', () => brand.talentBrand);

function familyOf(content: unknown): Entry['family'] {
  const listing = (content as { listing?: { family: Entry['family'] } } | undefined)?.listing;
  return listing?.family;
}
