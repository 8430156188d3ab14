import { useCallback, useRef, useState } from 'react';
import type { StoredMessage } from '../../../contract/messages.ts';

/** Which messages are selected: some of those listed, or everything the filter shows. */
export function useSelection(messages: StoredMessage[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [everything, setEverything] = useState(false);
  const last = useRef('');

  const clear = useCallback(() => {
    setIds(new Set());
    setEverything(false);
  }, []);

  /** With `upTo`, all between the message selected before and this one. */
  const toggle = (id: string, upTo: boolean) => {
    const next = new Set(everything ? messages.map((message) => message.id) : ids);
    const order = messages.map((message) => message.id);
    const [from, to] = [order.indexOf(last.current), order.indexOf(id)];
    if (upTo && from >= 0) for (const each of order.slice(Math.min(from, to), Math.max(from, to) + 1)) next.add(each);
    else if (next.has(id)) next.delete(id);
    else next.add(id);
    last.current = id;
    setEverything(false);
    setIds(next);
  };

  return {
    count: ids.size,
    ids: [...ids],
    everything,
    isSelected: (id: string) => everything || ids.has(id),
    isAny: everything || ids.size > 0,
    toggle,
    clear,
    selectEverything: () => setEverything(true),
  };
}

export type Selection = ReturnType<typeof useSelection>;
