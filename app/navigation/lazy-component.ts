import type { ReactNode } from 'react';

type Component<Props> = (props: Props) => ReactNode;

/** A component whose code is loaded on demand. Server and browser load it before rendering. */
export type LazyComponent<Props> = {
  load: () => Promise<Component<Props>>;
  /** The component, if loaded. */
  ready: () => Component<Props> | undefined;
  hasFailed: () => boolean;
};

export function lazyComponent<Props>(fetchModule: () => Promise<{ default: Component<Props> }>): LazyComponent<Props> {
  let component: Component<Props> | undefined;
  let loading: Promise<Component<Props>> | undefined;
  let hasFailed = false;

  function load() {
    loading ??= fetchModule().then(
      (module) => {
        component = module.default;
        return component;
      },
      (error: unknown) => {
        loading = undefined; // a failed load must not block the next attempt
        hasFailed = true;
        throw error;
      },
    );
    return loading;
  }
  return { load, ready: () => component, hasFailed: () => hasFailed };
}
