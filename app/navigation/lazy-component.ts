import type { ReactNode } from 'react';

type Component<Props> = (props: Props) => ReactNode;

/** A component whose code arrives when it is first needed. The server and the browser load it before they render. */
export type LazyComponent<Props> = {
  load: () => Promise<Component<Props>>;
  /** The component, if its code is here. */
  ready: () => Component<Props> | undefined;
};

export function lazyComponent<Props>(fetchModule: () => Promise<{ default: Component<Props> }>): LazyComponent<Props> {
  let component: Component<Props> | undefined;
  let loading: Promise<Component<Props>> | undefined;

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
