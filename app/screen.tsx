import { type ComponentType, use } from 'react';

/** A screen whose code arrives when it is first needed. The server and the browser load it before they render. */
export type Screen = { Component: ComponentType; load: () => Promise<void>; isReady: () => boolean };

export function screen(fetchComponent: () => Promise<ComponentType>): Screen {
  let Ready: ComponentType | undefined;
  let arriving: Promise<void> | undefined;
  let hasFailed = false;

  function load() {
    if (hasFailed) arriving = undefined; // a dropped connection must not spoil the next try
    hasFailed = false;
    arriving ??= fetchComponent().then(
      (component) => {
        Ready = component;
      },
      (error) => {
        hasFailed = true;
        throw error;
      },
    );
    return arriving;
  }

  function Component() {
    if (!Ready) use(arriving ?? load()); // never another try from here: a rendering that fails is tried again at once
    return Ready ? <Ready /> : null;
  }

  return { Component, load, isReady: () => Ready !== undefined };
}
