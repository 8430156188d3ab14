import type { ComponentType } from 'react';

/** A component whose code arrives when it is first needed. The server and the browser load it before they render. */
export type LazyComponent<Props> = {
  load: () => Promise<ComponentType<Props>>;
  /** The component, if its code is here. */
  ready: () => ComponentType<Props> | undefined;
};

export function lazyComponent<Props>(fetchModule: () => Promise<{ default: ComponentType<Props> }>): LazyComponent<Props> {
  let component: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;

  function load() {
    loading ??= fetchModule().then(
      (module) => {
        component = module.default;
        return component;
      },
      (error: unknown) => {
        loading = undefined; // a dropped connection must not spoil the next try
        throw error;
      },
    );
    return loading;
  }
  return { load, ready: () => component };
}
