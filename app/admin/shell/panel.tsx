import { type ReactNode, useEffect, useRef } from 'react';
import { shellWords } from '../../../content/admin/shell.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import type { Loaded } from './use-loaded.ts';

/** Layout of a panel. Its heading receives focus after navigating from another panel. */
export function Panel({
  title,
  note,
  action,
  children,
}: {
  title: string;
  note?: ReactNode;
  action?: ReactNode;
  children: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement?.id === 'main') heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <title>{shellWords.title(title)}</title>
      <div className="main-head">
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {note ? <p>{note}</p> : null}
        </div>
        {action}
      </div>
      {children}
    </>
  );
}

/** Renders a list in its loading, failed or loaded state. */
export function LoadedList<Value>({
  loaded,
  what,
  onRetry,
  children,
}: {
  loaded: Loaded<Value>;
  what: string;
  onRetry: () => void;
  children: (value: Value) => ReactNode;
}) {
  if (loaded.state === 'ready') return children(loaded.value);
  if (loaded.state === 'failed') {
    return (
      <EmptyState
        tone="failed"
        title={shellWords.notLoaded(what)}
        text={loaded.text}
        action={<Button onClick={onRetry}>{shellWords.retry}</Button>}
      />
    );
  }
  return (
    <div className="items-loading" role="status">
      <Spinner /> {shellWords.loading(what)}
    </div>
  );
}
