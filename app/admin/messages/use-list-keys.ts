import { type RefObject, useEffect } from 'react';
import { isForList } from './shortcuts.tsx';

export type ListKeys = {
  onSelect: (id: string, upTo: boolean) => void;
  onTake: (id: string) => void;
  onAnswered: (id: string) => void;
  onReply: (id: string) => void;
  onEscape: () => void;
};

const rowOf = (element: Element | null) => element?.closest<HTMLElement>('[data-message]');

/** j and k move between messages; the other keys act on the one that has the focus. */
export function useListKeys(list: RefObject<HTMLElement | null>, keys: ListKeys) {
  useEffect(() => {
    const move = (step: 1 | -1) => {
      const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-message]') ?? [])];
      const current = rowOf(document.activeElement);
      const at = current ? rows.indexOf(current) : -1;
      const next = rows[at < 0 ? 0 : Math.max(0, Math.min(rows.length - 1, at + step))];
      next?.querySelector('summary')?.focus();
    };
    const onKey = (event: KeyboardEvent) => {
      if (!isForList(event)) return;
      const id = rowOf(document.activeElement)?.dataset.message;
      const act: Record<string, (() => void) | undefined> = {
        j: () => move(1),
        k: () => move(-1),
        x: id ? () => keys.onSelect(id, false) : undefined,
        X: id ? () => keys.onSelect(id, true) : undefined,
        a: id ? () => keys.onTake(id) : undefined,
        e: id ? () => keys.onAnswered(id) : undefined,
        r: id ? () => keys.onReply(id) : undefined,
        '/': () => document.querySelector<HTMLInputElement>('.message-filter [type=search]')?.focus(),
        Escape: keys.onEscape,
      };
      const wanted = act[event.key];
      if (!wanted) return;
      event.preventDefault();
      wanted();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [list, keys]);
}
