import { type FormEvent, useLayoutEffect, useRef } from 'react';
import { ApiError } from '../api/request.ts';
import type { Sending } from '../api/upload.ts';
import { type FieldErrors, type Notice, useFormStore } from './form-store.ts';

export type Texts = Record<string, string>;
/** The fields as strings, and as FormData for files. */
type Submission = { texts: Texts; data: FormData } & Sending;

type Options = {
  /** Keeps the state under this name while the form is closed. */
  name?: string;
  /** Initial errors of a form posted without JavaScript. */
  initialErrors?: FieldErrors;
  /** Client-side validation. Without it only the server validates. */
  check?: (form: HTMLFormElement) => FieldErrors;
  /** Rejects with an ApiError, whose fields are shown at the inputs. */
  send: (submission: Submission) => Promise<unknown>;
  /** Wraps the request: the back office redirects to the login screen if the session has expired. */
  call?: <Answer>(work: Promise<Answer>) => Promise<Answer>;
  /** Custom serialization, if it is not simply all fields. */
  read?: (form: HTMLFormElement) => FormData;
  onSent?: () => unknown;
  /** Returns the notice to show, if any. */
  onFail?: (error: ApiError) => Promise<Notice | undefined> | Notice | undefined;
  onInput?: (form: HTMLFormElement) => void;
};

const unexpected = () => new ApiError(-1, { message: 'Something went wrong in this browser. Please try again.' });

const textsOf = (data: FormData): Texts => Object.fromEntries([...data].map(([name, value]) => [name, String(value)]));

/**
 * Submits a form and holds the server's response. Inputs are uncontrolled: nothing typed is lost, neither by an error nor by
 * hydration after the visitor began to type.
 */
export function useForm(options: Options) {
  const { name, initialErrors, check, send, call = (work) => work, onSent, onFail, onInput } = options;
  const { read = (element: HTMLFormElement) => new FormData(element) } = options;
  const form = useRef<HTMLFormElement>(null);
  const noticeBox = useRef<HTMLDivElement>(null);
  const { store, state } = useFormStore(name, initialErrors);
  const { failures } = state;

  useLayoutEffect(() => {
    if (!failures) return;
    const atFault = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (atFault ?? noticeBox.current)?.focus();
  }, [failures]);

  const fail = (part: { errors: FieldErrors; notice?: Notice }) => store.change({ ...part, failures: store.read().failures + 1 });

  /** Submits the form; returns whether it succeeded. After `reset` aborts a request, its result is ignored. */
  async function submit(): Promise<boolean> {
    if (store.read().isSending || !form.current) return false;
    const data = read(form.current);
    const mine = new AbortController();
    const { signal } = mine;
    const change: typeof store.change = (part) => signal.aborted || store.change(part);
    store.running = mine;
    change({ isSending: true, notice: undefined });
    try {
      const sending = send({ texts: textsOf(data), data, signal, onProgress: (progress) => change({ progress }) });
      await call(sending.finally(() => change({ isSending: false, progress: undefined })));
    } catch (thrown) {
      if (signal.aborted) return false;
      const error = thrown instanceof ApiError ? thrown : unexpected();
      change({ errors: error.fields });
      const notice = await onFail?.(error);
      if (!signal.aborted) fail({ errors: error.fields, notice });
      return false;
    }
    if (signal.aborted) return false;
    change({ errors: {}, sent: store.read().sent + 1 });
    await onSent?.();
    return true;
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    if (!element.noValidate && !element.reportValidity()) return;
    const errors = check?.(element) ?? {};
    if (Object.keys(errors).length) return fail({ errors });
    void submit();
  }

  /**
   * Clears a field's error while it is being corrected. If the browser can validate the field, the error stays until it is valid.
   */
  function handleInput(event: FormEvent<HTMLFormElement>) {
    const element = event.currentTarget;
    const { name: field } = event.target as HTMLInputElement;
    onInput?.(element);
    const { errors } = store.read();
    if (!errors[field] || check?.(element)[field]) return;
    const { [field]: _corrected, ...others } = errors;
    store.change({ errors: others });
  }

  return {
    ...state,
    form,
    noticeBox,
    /** Props for the form element. */
    props: { ref: form, onSubmit: handleSubmit, onInput: handleInput },
    submit,
    /** Shows what is wrong, and leads to it. */
    fail,
    texts: () => (form.current ? textsOf(new FormData(form.current)) : {}),
    setNotice: (notice: Notice) => store.change({ notice }),
    /** Aborts the request and clears errors. */
    reset() {
      store.running?.abort();
      store.change({ isSending: false, progress: undefined, errors: {}, notice: undefined });
    },
  };
}

export type Form = ReturnType<typeof useForm>;
