import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../api/request.ts';

export type Values = Record<string, string>;
export type Notice = { tone: 'danger' | 'info'; content: ReactNode };

const unexpected = () => new ApiError(-1, { message: 'Something went wrong in this browser. Please try again.' });

/**
 * Sends a form and keeps what the server says about it. The inputs are the browser's own: nothing typed is lost,
 * neither by a failure nor by the application arriving after the visitor began to type.
 */
export function useAccountForm({
  send,
  onFail,
}: {
  send: (values: Values) => Promise<void>;
  onFail: (error: ApiError) => Promise<Notice> | Notice;
}) {
  const form = useRef<HTMLFormElement>(null);
  const noticeBox = useRef<HTMLDivElement>(null);
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [notice, setNotice] = useState<Notice>();
  const [failures, setFailures] = useState(0);

  useEffect(() => {
    if (!failures) return;
    const atFault = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (atFault ?? noticeBox.current)?.focus();
  }, [failures]);

  const values = (): Values => {
    const given = new FormData(form.current ?? undefined);
    return Object.fromEntries([...given].map(([name, value]) => [name, String(value)]));
  };

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setNotice(undefined);
    try {
      await send(values());
      setErrors({});
    } catch (thrown) {
      const error = thrown instanceof ApiError ? thrown : unexpected();
      setErrors(error.fields);
      setNotice(await onFail(error));
      setFailures((count) => count + 1);
    } finally {
      setBusy(false);
    }
  }

  /** A field that is being corrected is no longer at fault. */
  function onInput(event: FormEvent) {
    const { name } = event.target as HTMLInputElement;
    if (errors[name]) setErrors(({ [name]: _corrected, ...others }) => others);
  }

  return {
    form: { ref: form, method: 'post', onSubmit, onInput, className: 'form', 'data-needs-app': '' } as const,
    noticeBox,
    busy,
    errors,
    notice,
    setNotice,
    values,
  };
}

/** Fills fields the visitor has left empty, with what the last screen or the mail's link knows (behind #, never sent). */
export function usePrefill(form: React.RefObject<HTMLFormElement | null>, email = '') {
  useEffect(() => {
    const fromLink = Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
    for (const [name, value] of Object.entries({ email, ...fromLink })) {
      const input = form.current?.elements.namedItem(name);
      if (input instanceof HTMLInputElement && !input.value) input.value = value;
    }
    if (location.hash) history.replaceState(history.state, '', location.pathname + location.search);
  }, [form, email]);
}
