import { useCallback, useEffect, useState } from 'react';
import { shellWords } from '../../../content/admin/shell.ts';
import { type Screen, screen } from '../../screen.tsx';
import { LoadedList, Panel } from './panel.tsx';
import type { Loaded } from './use-loaded.ts';

/** A panel whose code comes when it is first opened. */
export function lazyPanel(title: string, load: () => Promise<{ default: Screen['Component'] }>) {
  const code = screen(async () => (await load()).default);
  return () => <PanelCode title={title} code={code} />;
}

function PanelCode({ title, code }: { title: string; code: Screen }) {
  const [loaded, setLoaded] = useState<Loaded<null>>(() => (code.isReady() ? there : { state: 'loading' }));
  const fetchCode = useCallback(() => {
    code.load().then(
      () => setLoaded(there),
      () => setLoaded({ state: 'failed', text: shellWords.connection }),
    );
  }, [code]);
  useEffect(fetchCode, [fetchCode]);

  const retry = () => {
    setLoaded({ state: 'loading' });
    fetchCode();
  };
  if (loaded.state === 'ready') return <code.Component />;
  return (
    <Panel title={title}>
      <LoadedList loaded={loaded} what={shellWords.panel} onRetry={retry}>
        {() => null}
      </LoadedList>
    </Panel>
  );
}

const there: Loaded<null> = { state: 'ready', value: null };
