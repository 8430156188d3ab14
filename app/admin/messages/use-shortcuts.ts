import { useLayoutEffect } from 'react';

/** Whether a key is a shortcut: not while somebody types, chooses or has a dialog open. */
const isShortcut = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  !ctrlKey &&
  !metaKey &&
  !altKey &&
  !document.querySelector('dialog[open]') &&
  !(target instanceof Element && target.closest('input:not([type=checkbox]), textarea, select, [contenteditable]'));

/** Calls what stands for a pressed key, from the frame on that shows what it acts upon. */
export function useShortcuts(shortcuts: Record<string, () => void>) {
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const act = shortcuts[event.key];
      if (!act || !isShortcut(event)) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [shortcuts]);
}
