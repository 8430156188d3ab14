import { type ComponentType, use } from 'react';

/** A screen whose code arrives when it is first needed. The server and the browser load it before they render. */
export type Screen = { Component: ComponentType; load: () => Promise<void>; isReady: () => boolean };

export function screen(fetchComponent: () => Promise<ComponentType>): Screen {
  let Ready: ComponentType | undefined;
  let arriving: Promise<void> | undefined;

  function load() {
    arriving ??= fetchComponent().then(
      (component) => {
        Ready = component;
      },
      (error) => {
        arriving = undefined; // a dropped connection must not spoil the next try
        throw error;
      },
    );
    return arriving;
  }

  function Component() {
    if (!Ready) use(load());
    return Ready ? <Ready /> : null;
  }

  return { Component, load, isReady: () => Ready !== undefined };
}
