import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { shellWords } from '../../../content/admin/shell.ts';
import { type LazyComponent, lazyComponent } from '../../navigation/lazy-component.ts';
import { LoadedList, Panel } from './panel.tsx';
import type { Loaded } from './use-loaded.ts';

type PanelComponent = (props: object) => ReactNode;

/** A panel whose code is loaded when it is first opened. */
export function lazyPanel(title: string, load: () => Promise<{ default: PanelComponent }>) {
  const code = lazyComponent(load);
  return () => <LazyPanel title={title} code={code} />;
}

function LazyPanel({ title, code }: { title: string; code: LazyComponent<object> }) {
  const [loaded, setLoaded] = useState<Loaded<PanelComponent>>(() => {
    const value = code.ready();
    return value ? { state: 'ready', value } : { state: 'loading' };
  });
  const fetchCode = useCallback(() => {
    // Browsers remember for the life of a document that a module could not be fetched, so the second attempt is a new document.
    if (code.hasFailed()) return location.reload();
    code.load().then(
      (value) => setLoaded({ state: 'ready', value }),
      () => setLoaded({ state: 'failed', text: shellWords.connection }),
    );
  }, [code]);
  useEffect(fetchCode, [fetchCode]);

  const retry = () => {
    setLoaded({ state: 'loading' });
    fetchCode();
  };
  if (loaded.state === 'ready') return <loaded.value />;
  return (
    <Panel title={title}>
      <LoadedList loaded={loaded} what={shellWords.panel} onRetry={retry}>
        {() => null}
      </LoadedList>
    </Panel>
  );
}
