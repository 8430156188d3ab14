import { useEffect } from 'react';

/** Where the focus was: a control and, should its row go, the place of that row. */
type Place = { control: HTMLElement; list?: Element | null; at: number };

const rows = 'li, details.message';
const isOff = (control: HTMLElement) => control.matches(':disabled');
const isModal = () => document.querySelector('dialog[open]') !== null;

/**
 * A control that is gone after what it did, or was off meanwhile, drops the focus, and the next Tab would begin at the top
 * of the page. The focus goes back to it, or to the row that took the place of its row, or to the panel's heading.
 */
export function useKeptFocus() {
  useEffect(() => {
    let place: Place | undefined;
    const remember = ({ target }: FocusEvent) => {
      const control = target as HTMLElement;
      if (control.closest('dialog')) return; // what opened it gets the focus back
      const row = control.closest(rows);
      const list = row?.parentElement;
      place = { control, list, at: row && list ? [...list.children].indexOf(row) : 0 };
    };
    /** Somebody has put the focus away, for instance by a click on nothing. A control that is switched off drops it unasked. */
    const forget = ({ target }: FocusEvent) => {
      const control = target as HTMLElement;
      if (isOff(control)) return;
      requestAnimationFrame(() => {
        const isLeft = control.isConnected && control !== document.activeElement && !isModal();
        if (place?.control === control && isLeft) place = undefined;
      });
    };
    const giveBack = () => {
      if (!place || document.activeElement !== document.body || isModal()) return;
      const { control, list, at } = place;
      if (control.isConnected) return isOff(control) ? undefined : control.focus({ preventScroll: true });
      const row = list?.isConnected ? (list.children[at] ?? list.lastElementChild) : undefined;
      const next = row?.matches(rows) ? row.querySelector<HTMLElement>('button, summary') : undefined;
      (next ?? document.querySelector('h1'))?.focus({ preventScroll: true });
    };

    const observer = new MutationObserver(() => requestAnimationFrame(giveBack));
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled', 'open'] });
    document.addEventListener('focusin', remember);
    document.addEventListener('focusout', forget);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', remember);
      document.removeEventListener('focusout', forget);
    };
  }, []);
}
