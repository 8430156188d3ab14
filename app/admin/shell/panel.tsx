import type { ReactNode } from 'react';
import { shellWords } from '../../../content/admin/shell.ts';
import { useSite } from '../../site.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import type { Loaded } from './use-loaded.ts';

/** After client-side navigation the browser focuses the element with this attribute; React writes it on form controls only. */
const takeFocus = (heading: HTMLElement | null) => heading?.setAttribute('autofocus', '');

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
  const { name: company } = useSite();
  return (
    <>
      <title>{shellWords.title(title, company)}</title>
      <div className="main-head">
        <div>
          <h1 ref={takeFocus} tabIndex={-1}>
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
