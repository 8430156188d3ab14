import { type FormEvent, useEffect, useRef } from 'react';
import { ApiError } from '../api/request.ts';
import type { Sending } from '../api/upload.ts';
import { type FieldErrors, type Notice, useFormStore } from './form-store.ts';

export type Texts = Record<string, string>;
/** What is sent: the fields as texts, and as they are where there are files among them. */
export type Submission = { texts: Texts; data: FormData } & Sending;

type Options = {
  /** Keeps the state while the form is closed, under this name. */
  name?: string;
  /** Errors that are known from the start: those of a form that was posted without JavaScript. */
  initialErrors?: FieldErrors;
  /** What is wrong before anything is sent. Without it the server alone decides. */
  check?: (form: HTMLFormElement) => FieldErrors;
  /** Rejects with an ApiError, whose fields are shown beside the inputs. */
  send: (submission: Submission) => Promise<unknown>;
  /** Waits for the sending in another way: the back office leaves for the login screen where the session has ended. */
  call?: <Answer>(work: Promise<Answer>) => Promise<Answer>;
  /** What the form holds, ready to be sent, where that is not simply all of its fields. */
  read?: (form: HTMLFormElement) => FormData;
  onSent?: () => unknown;
  /** Gives the notice to show, if any. */
  onFail?: (error: ApiError) => Promise<Notice | undefined> | Notice | undefined;
  onInput?: (form: HTMLFormElement) => void;
};

const unexpected = () => new ApiError(-1, { message: 'Something went wrong in this browser. Please try again.' });

const textsOf = (data: FormData): Texts => Object.fromEntries([...data].map(([name, value]) => [name, String(value)]));

/**
 * Sends a form and keeps what the server says about it. The inputs are the browser's own: nothing typed is lost,
 * neither by a failure nor by the application arriving after the visitor began to type.
 */
export function useForm(options: Options) {
  const { name, initialErrors, check, send, call = (work) => work, onSent, onFail, onInput } = options;
  const { read = (element: HTMLFormElement) => new FormData(element) } = options;
  const form = useRef<HTMLFormElement>(null);
  const noticeBox = useRef<HTMLDivElement>(null);
  const { store, state } = useFormStore(name, initialErrors);
  const { failures } = state;

  useEffect(() => {
    if (!failures) return;
    const atFault = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (atFault ?? noticeBox.current)?.focus();
  }, [failures]);

  const fail = (part: { errors: FieldErrors; notice?: Notice }) => store.change({ ...part, failures: store.read().failures + 1 });

  /** Sends the form; says whether it arrived. What `reset` has stopped changes nothing any more. */
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

  /** A field that is being corrected is no longer at fault, or not before it is right where the browser can tell. */
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
    /** For the form element. */
    props: { ref: form, onSubmit: handleSubmit, onInput: handleInput },
    submit,
    texts: () => (form.current ? textsOf(new FormData(form.current)) : {}),
    setNotice: (notice: Notice) => store.change({ notice }),
    /** Stops what is under way and forgets what went wrong. */
    reset() {
      store.running?.abort();
      store.change({ isSending: false, progress: undefined, errors: {}, notice: undefined });
    },
  };
}

export type Form = ReturnType<typeof useForm>;
