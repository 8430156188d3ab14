import { createContext, type ReactNode, use, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

type Alerts = {
  alert(text: string, options?: { bad?: boolean }): Promise<void>;
  confirm(question: { title: string; text: string; action: string }): Promise<boolean>;
};
type Message = { id: number; title: string; text?: string; action?: string; bad: boolean; settle: (yes: boolean) => void };

const AlertContext = createContext<Alerts | null>(null);

/** Alert and confirm dialogs that must be acknowledged; several are queued. */
export function useAlert(): Alerts {
  const alerts = use(AlertContext);
  if (!alerts) throw new Error('useAlert needs an AlertProvider above it');
  return alerts;
}

export function AlertProvider({ children }: { children: ReactNode }) {
  const [waiting, setWaiting] = useState<Message[]>([]);
  const lastId = useRef(0);
  const alerts = useMemo<Alerts>(() => {
    const ask = (message: Omit<Message, 'id' | 'settle'>) =>
      new Promise<boolean>((settle) => {
        lastId.current += 1;
        const id = lastId.current;
        setWaiting((messages) => [...messages, { ...message, id, settle }]);
      });
    return {
      alert: async (text, options) => void (await ask({ title: text, bad: options?.bad ?? false })),
      confirm: (question) => ask({ ...question, bad: true }),
    };
  }, []);

  const current = waiting[0];
  const settle = (yes: boolean) => {
    setWaiting((messages) => messages.slice(1));
    current?.settle(yes);
  };
  return (
    <AlertContext value={alerts}>
      {children}
      {current ? <AlertDialog key={current.id} message={current} onSettle={settle} /> : null}
    </AlertContext>
  );
}

function AlertDialog({ message, onSettle }: { message: Message; onSettle: (yes: boolean) => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const { title, text, action, bad } = message;

  useLayoutEffect(() => {
    dialog.current?.showModal();
    // Focus the safe answer: OK, or Cancel if something would be lost.
    dialog.current?.querySelector('button')?.focus();
  }, []);

  const close = (answer: string) => dialog.current?.close(answer);
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      className={bad ? 'modal alert bad' : 'modal alert'}
      aria-labelledby={`${id}-title`}
      aria-describedby={text ? `${id}-text` : undefined}
      onClose={(event) => onSettle(event.currentTarget.returnValue === 'yes')}
    >
      <div className="alert-text">
        <span className="badge">
          <Icon name={action ? 'trash-2' : bad ? 'circle-alert' : 'circle-check'} />
        </span>
        <h2 id={`${id}-title`}>{title}</h2>
        {text ? <p id={`${id}-text`}>{text}</p> : null}
      </div>
      <div className="modal-foot">
        {action ? (
          <>
            <Button look="ghost" size="sm" onClick={() => close('no')}>
              Cancel
            </Button>
            <Button look="danger" size="sm" onClick={() => close('yes')}>
              {action}
            </Button>
          </>
        ) : (
          <Button size="sm" onClick={() => close('yes')}>
            OK
          </Button>
        )}
      </div>
    </dialog>
  );
}
