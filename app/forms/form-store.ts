import { type ReactNode, useState, useSyncExternalStore } from 'react';

/** Error messages by field name. */
export type FieldErrors = Record<string, string>;
export type Notice = { tone: 'danger' | 'info'; content: ReactNode };

export type FormState = {
  isSending: boolean;
  /** Upload progress from 0 to 1. */
  progress?: number;
  errors: FieldErrors;
  notice?: Notice;
  /** Number of failures, to tell one failure from the next. */
  failures: number;
  /** Number of successful submissions. */
  sent: number;
};

export type FormStore = ReturnType<typeof formStore>;

const named = new Map<string, FormStore>();

function formStore(errors: FieldErrors = {}) {
  const listeners = new Set<() => void>();
  let state: FormState = { isSending: false, errors, failures: Object.keys(errors).length ? 1 : 0, sent: 0 };
  return {
    /** The request in flight. */
    running: undefined as AbortController | undefined,
    read: () => state,
    change(part: Partial<FormState>) {
      state = { ...state, ...part };
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function storeOf(name: string): FormStore {
  const store = named.get(name) ?? formStore();
  named.set(name, store);
  return store;
}

/** State of a form. With a name, it survives unmounting: the form may be closed and reopened while it is being sent. */
export function useFormStore(name?: string, errors?: FieldErrors): { store: FormStore; state: FormState } {
  const [own] = useState(() => formStore(errors));
  const store = name ? storeOf(name) : own;
  return { store, state: useSyncExternalStore(store.subscribe, store.read, store.read) };
}

/** Number of successful submissions of the named form. */
export const useSentCount = (name: string) => useFormStore(name).state.sent;
