import { useCallback, useState } from 'react';
import type { MessageFilter } from '../../../contract/messages.ts';
import { emptyFilter } from '../../api/messages.ts';

const names = Object.keys(emptyFilter).filter((name) => name !== 'zone') as (keyof MessageFilter)[];

/** What the address says: filter, search and the open message. So a view can be linked. Searching a reference opens its message. */
function readAddress(): { filter: MessageFilter; open: string } {
  const given = new URLSearchParams(location.search);
  const filter = Object.fromEntries(names.flatMap((name) => (given.get(name) ? [[name, given.get(name)]] : [])));
  return { filter: { ...emptyFilter, ...filter }, open: given.get('message') ?? filter.search ?? '' };
}

export function addressOf(filter: MessageFilter, open: string): string {
  const given = names
    .filter((name) => filter[name] !== emptyFilter[name])
    .map((name) => [name, filter[name]] as [string, string]);
  const query = new URLSearchParams(open ? [...given, ['message', open]] : given);
  return `${location.pathname}${query.size ? `?${query}` : ''}`;
}

export function useFilter() {
  const [view, setView] = useState(readAddress);
  const change = useCallback((filter: MessageFilter, open: string) => {
    setView({ filter, open });
    history.replaceState(history.state, '', addressOf(filter, open));
  }, []);
  return {
    ...view,
    setFilter: useCallback((filter: MessageFilter) => change(filter, ''), [change]),
    setOpen: useCallback(
      (open: string) =>
        setView((shown) => {
          history.replaceState(history.state, '', addressOf(shown.filter, open));
          return { ...shown, open };
        }),
      [],
    ),
  };
}

export const isFiltered = ({ assignee, service, from, to, noted }: MessageFilter) =>
  [assignee, service, from, to, noted].filter(Boolean).length;
