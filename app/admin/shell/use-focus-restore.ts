import { type RefObject, useEffect } from 'react';

/** The focused control and, in case its row is removed, the index of that row. */
type Place = { control: HTMLElement; section?: Element | null; list?: Element | null; at: number };

const rows = 'li, details.message';
const isModal = () => document.querySelector('dialog[open]') !== null;

/**
 * When a control's row is removed, focus is lost and the next Tab starts at the top of the page. This moves focus to the row that
 * took its index, else to the heading of its section or of the panel.
 */
export function useFocusRestore(panel: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const main = panel.current;
    if (!main) return;
    let place: Place | undefined;
    const remember = ({ target }: FocusEvent) => {
      const control = target as HTMLElement;
      if (control.closest('dialog')) return; // the opener gets the focus back
      const row = control.closest(rows);
      const list = row?.parentElement;
      place = { control, section: control.closest('section'), list, at: row && list ? [...list.children].indexOf(row) : 0 };
    };
    /** The user moved the focus, for instance by clicking on the background. */
    const forget = ({ target }: FocusEvent) => {
      const control = target as HTMLElement;
      requestAnimationFrame(() => {
        const isLeft = control.isConnected && control !== document.activeElement && !isModal();
        if (place?.control === control && isLeft) place = undefined;
      });
    };
    const restoreFocus = () => {
      if (!place || place.control.isConnected || document.activeElement !== document.body || isModal()) return;
      const { section, list, at } = place;
      const row = list?.isConnected ? (list.children[at] ?? list.lastElementChild) : undefined;
      const next = row?.matches(rows) ? row.querySelector<HTMLElement>('button, summary') : undefined;
      const title = section?.isConnected ? section.querySelector<HTMLElement>('h2') : undefined;
      title?.setAttribute('tabindex', '-1');
      (next ?? title ?? main.querySelector('h1'))?.focus({ preventScroll: true });
    };

    const observer = new MutationObserver(() => requestAnimationFrame(restoreFocus));
    observer.observe(main, { childList: true, subtree: true });
    main.addEventListener('focusin', remember);
    main.addEventListener('focusout', forget);
    return () => {
      observer.disconnect();
      main.removeEventListener('focusin', remember);
      main.removeEventListener('focusout', forget);
    };
  }, [panel]);
}
