import { type PointerEvent, type RefObject, useCallback, useRef } from 'react';

const edge = 80; // distance in pixels from the window's edge that starts auto-scroll
const step = 14;
const slack = 4; // a press that moves less is a click

/**
 * Reorders a list by dragging a handle with mouse, pen or touch. A line marks the drop position. `onDrop` gets the id of the
 * following entry, or null for the end. A press that stays where it began is left to the handle as a click.
 */
export function useDragOrder(list: RefObject<HTMLElement | null>, onDrop: (id: string, before: string | null) => void) {
  const drop = useRef(onDrop);
  drop.current = onDrop;

  return useCallback(
    (event: PointerEvent<HTMLElement>, id: string) => {
      if (event.button !== 0 || !list.current) return;
      event.preventDefault();
      const grip = event.currentTarget;
      const entries = () => [...(list.current?.children ?? [])] as HTMLElement[];
      const dragged = entries().find((entry) => entry.dataset.id === id);
      if (!dragged) return;
      let before: HTMLElement | undefined;
      let y = event.clientY;
      let frame = 0;
      delete grip.dataset.dragged;

      const mark = () => {
        const others = entries();
        before = others.find((entry) => {
          const box = entry.getBoundingClientRect();
          return y < box.top + box.height / 2;
        });
        for (const entry of others) entry.classList.toggle('drop-before', entry === before && entry !== dragged);
        others.at(-1)?.classList.toggle('drop-after', !before);
      };
      const scroll = () => {
        const by = y < edge ? -step : y > innerHeight - edge ? step : 0;
        if (by) {
          scrollBy({ top: by, behavior: 'instant' });
          mark();
        }
        frame = requestAnimationFrame(scroll);
      };
      const onMove = (moved: globalThis.PointerEvent) => {
        if (!frame) {
          if (Math.abs(moved.clientY - y) < slack) return;
          grip.dataset.dragged = '';
          dragged.classList.add('dragged');
          frame = requestAnimationFrame(scroll);
        }
        y = moved.clientY;
        mark();
      };
      const end = (isDrop: boolean) => {
        cancelAnimationFrame(frame);
        grip.removeEventListener('pointermove', onMove);
        grip.removeEventListener('pointerup', onUp);
        grip.removeEventListener('pointercancel', onCancel);
        removeEventListener('keydown', onKey);
        dragged.classList.remove('dragged');
        for (const entry of entries()) entry.classList.remove('drop-before', 'drop-after');
        const isMoved = before !== dragged && before !== dragged.nextElementSibling;
        const isLast = !before && dragged === entries().at(-1);
        if (isDrop && frame && isMoved && !isLast) drop.current(id, before?.dataset.id ?? null);
      };
      const onUp = () => end(true);
      const onCancel = () => end(false);
      const onKey = (pressed: KeyboardEvent) => pressed.key === 'Escape' && end(false);

      grip.setPointerCapture(event.pointerId);
      grip.addEventListener('pointermove', onMove);
      grip.addEventListener('pointerup', onUp);
      grip.addEventListener('pointercancel', onCancel);
      addEventListener('keydown', onKey);
    },
    [list],
  );
}
