import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon } from './icon.tsx';

type DialogProps = {
  open: boolean;
  onClose: () => void;
  /** Called before Escape or the close button closes it. */
  mayClose?: () => Promise<boolean>;
  title: string;
  children: ReactNode;
  footer?: ReactNode;
};

/** A modal dialog. Its content is mounted only while open, so closing it resets the input. */
export function Dialog({ open, onClose, mayClose, title, children, footer }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();

  const isAsking = useRef(false);

  useEffect(() => {
    if (open) show(dialog.current);
    else dialog.current?.close();
  }, [open]);

  /** One Escape may close both this dialog and the confirmation on top of it, and cannot always be prevented: then it reopens. */
  async function close() {
    if (!mayClose) return onClose();
    if (isAsking.current) return;
    isAsking.current = true;
    await new Promise((resume) => setTimeout(resume)); // the current Escape event would close the confirmation too
    const isAllowed = await mayClose();
    isAsking.current = false;
    if (isAllowed) onClose();
    else show(dialog.current);
  }

  return (
    <dialog
      ref={dialog}
      className="modal"
      aria-labelledby={heading}
      onCancel={(event) => {
        if (!mayClose || event.target !== dialog.current) return; // file inputs fire an event of the same name
        event.preventDefault();
        void close();
      }}
      onClose={() => open && !dialog.current?.open && void close()}
    >
      {open ? (
        <>
          <div className="modal-head">
            <h2 id={heading}>{title}</h2>
            <button type="button" className="icon-btn" aria-label="Close" onClick={close}>
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

function show(dialog: HTMLDialogElement | null) {
  if (!dialog || dialog.open) return;
  dialog.showModal();
  dialog.querySelector<HTMLElement>('.modal-body :is(input, textarea, select)')?.focus();
}
