import { useEffect, useState } from 'react';
import type { EntryKind } from '../../../../contract/entries.ts';
import { listEntries } from '../../../api/entries.ts';
import { useAdminCall } from '../../shell/session.ts';

type Page = { name: string; path: string };

/** Kinds of entry with an address of their own. */
const kinds: EntryKind[] = ['page', 'article', 'news', 'case-study', 'vacancy'];
const pauseMs = 200;

/** Pages that editors added and whose title contains what is typed, a moment after the last key. */
export function useAddedPages(typed: string, isWanted: boolean): Page[] {
  const call = useAdminCall();
  const [found, setFound] = useState<{ typed: string; pages: Page[] }>({ typed: '', pages: [] });
  const search = typed.trim();
  const isAsked = isWanted && search.length > 1 && !/^(\/|https?:|mailto:|tel:)/i.test(search);

  useEffect(() => {
    if (!isAsked) return;
    let isOver = false;
    const timer = setTimeout(async () => {
      const lists = await Promise.all(kinds.map((kind) => call(listEntries(kind, search)))).catch(() => []);
      const pages = lists
        .flatMap(({ entries }) => entries)
        .filter(({ builtIn, path }) => !builtIn && path !== '/')
        .map(({ title, path }) => ({ name: title, path }));
      if (!isOver) setFound({ typed: search, pages });
    }, pauseMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [call, search, isAsked]);

  return isAsked && found.typed === search ? found.pages : [];
}
