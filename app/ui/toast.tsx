import { createContext, type ReactNode, use, useCallback, useEffect, useRef, useState } from 'react';
import { Icon } from './icon.tsx';

/** Lifetime of a toast in milliseconds; --toast-life is the same for its bar. */
const toastLife = 3000;

type Toast = { text: string; tone: 'success' | 'error' };
type ShownToast = Toast & { id: number };

const ToastContext = createContext<((toast: Toast) => void) | null>(null);

export function useToast(): (toast: Toast) => void {
  const show = use(ToastContext);
  if (!show) throw new Error('useToast needs a ToastProvider above it');
  return show;
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<ShownToast[]>([]);
  const lastId = useRef(0);
  const show = useCallback((toast: Toast) => {
    lastId.current += 1;
    const id = lastId.current;
    setToasts((shown) => [...shown, { ...toast, id }]);
  }, []);
  const dismiss = useCallback((id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)), []);
  const stack = (tone: Toast['tone']) =>
    toasts.filter((toast) => toast.tone === tone).map((toast) => <ToastCard key={toast.id} toast={toast} onDismiss={dismiss} />);

  // Both live regions exist before the first message, or screen readers would miss it.
  return (
    <ToastContext value={show}>
      {children}
      <section className="toasts" aria-label="Messages">
        <div role="status" aria-atomic="false">
          {stack('success')}
        </div>
        <div role="alert" aria-atomic="false">
          {stack('error')}
        </div>
      </section>
    </ToastContext>
  );
}

function ToastCard({ toast, onDismiss }: { toast: ShownToast; onDismiss: (id: number) => void }) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const left = useRef(toastLife);
  const held = hovered || focused;

  useEffect(() => {
    if (held) return;
    const started = Date.now();
    const timer = setTimeout(() => onDismiss(toast.id), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, left.current - (Date.now() - started));
    };
  }, [held, onDismiss, toast.id]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only waits while someone reads
    <div
      className={['toast', toast.tone === 'error' && 'bad', held && 'held'].filter(Boolean).join(' ')}
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <Icon name={toast.tone === 'error' ? 'circle-alert' : 'circle-check'} />
      <span>{toast.text}</span>
      <button type="button" className="icon-btn" aria-label="Dismiss" onClick={() => onDismiss(toast.id)}>
        <Icon name="x" />
      </button>
    </div>
  );
}
