import { type RefObject, useLayoutEffect } from 'react';

/** Prefills empty fields from the previous screen or from the mail link's fragment, which is never sent to a server. */
export function usePrefill(form: RefObject<HTMLFormElement | null>, email = '') {
  useLayoutEffect(() => {
    const fromLink = Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
    for (const [name, value] of Object.entries({ email, ...fromLink })) {
      const input = form.current?.elements.namedItem(name);
      if (input instanceof HTMLInputElement && !input.value) input.value = value;
    }
    if (location.hash) history.replaceState(history.state, '', location.pathname + location.search);
  }, [form, email]);
}
