import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon } from './icon.tsx';

type DialogProps = { open: boolean; onClose: () => void; title: string; children: ReactNode; footer?: ReactNode };

/** A modal window. Its content exists only while it is open, so that closing it resets what was typed. */
export function Dialog({ open, onClose, title, children, footer }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (open && !element.open) {
      element.showModal();
      element.querySelector<HTMLElement>('.modal-body :is(input, textarea, select)')?.focus();
    } else if (!open) element.close();
  }, [open]);

  return (
    <dialog ref={dialog} className="modal" aria-labelledby={heading} onClose={onClose}>
      {open ? (
        <>
          <div className="modal-head">
            <h2 id={heading}>{title}</h2>
            <button type="button" className="icon-btn" aria-label="Close" onClick={() => dialog.current?.close()}>
              <Icon name="x" />
            </button>
          </div>
          <div className="modal-body">{children}</div>
          {footer ? <div className="modal-foot">{footer}</div> : null}
        </>
      ) : null}
    </dialog>
  );
}
