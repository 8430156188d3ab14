import { type ReactNode, useState, useSyncExternalStore } from 'react';

/** A sentence for each field at fault, by its name. */
export type FieldErrors = Record<string, string>;
export type Notice = { tone: 'danger' | 'info'; content: ReactNode };

export type FormState = {
  isSending: boolean;
  /** How much of an upload has left, from 0 to 1. */
  progress?: number;
  errors: FieldErrors;
  notice?: Notice;
  /** How often it failed, which tells one failure from the next. */
  failures: number;
  /** How often it was sent with success. */
  sent: number;
};

export type FormStore = ReturnType<typeof formStore>;

const named = new Map<string, FormStore>();

function formStore(errors: FieldErrors = {}) {
  const listeners = new Set<() => void>();
  let state: FormState = { isSending: false, errors, failures: Object.keys(errors).length ? 1 : 0, sent: 0 };
  return {
    /** What is under way. */
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

/** The state of a form. That of a form with a name outlives it: the form may be left and opened again while it is being sent. */
export function useFormStore(name?: string, errors?: FieldErrors): { store: FormStore; state: FormState } {
  const [own] = useState(() => formStore(errors));
  const store = name ? storeOf(name) : own;
  return { store, state: useSyncExternalStore(store.subscribe, store.read, store.read) };
}

/** How often the form of this name has been sent with success. */
export const useSentCount = (name: string) => useFormStore(name).state.sent;
