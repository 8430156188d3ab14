import type { RefObject } from 'react';
import { useShortcuts } from './use-shortcuts.ts';

export type ListKeys = {
  onSelect: (id: string, upTo: boolean) => void;
  onTake: (id: string) => void;
  onAnswered: (id: string) => void;
  onReply: (id: string) => void;
  onEscape: () => void;
};

const focusedRow = () => document.activeElement?.closest<HTMLElement>('[data-message]');

/** j and k move between messages; the other keys act on the one that has the focus. */
export function useListKeys(list: RefObject<HTMLElement | null>, keys: ListKeys) {
  const move = (step: 1 | -1) => {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-message]') ?? [])];
    const current = focusedRow();
    const at = current ? rows.indexOf(current) : -1;
    const next = rows[at < 0 ? 0 : Math.max(0, Math.min(rows.length - 1, at + step))];
    next?.querySelector('summary')?.focus();
  };
  const onFocused = (act: (id: string) => void) => () => {
    const id = focusedRow()?.dataset.message;
    if (id) act(id);
  };
  useShortcuts({
    j: () => move(1),
    k: () => move(-1),
    x: onFocused((id) => keys.onSelect(id, false)),
    X: onFocused((id) => keys.onSelect(id, true)),
    a: onFocused(keys.onTake),
    e: onFocused(keys.onAnswered),
    r: onFocused(keys.onReply),
    Escape: keys.onEscape,
  });
}
