import { useEffect, useRef } from 'react';
import { useAlert } from '../ui/alert-dialog.tsx';

const question = { title: 'Discard your changes?', text: 'What you have typed is not saved.', action: 'Discard' };

/**
 * Warns before unsaved input is lost. The browser asks when the page is left; a dialog calls the returned function, which
 * resolves to whether it may close.
 */
export function useUnsavedGuard(isUnsaved: () => boolean): () => Promise<boolean> {
  const { confirm } = useAlert();
  const latest = useRef(isUnsaved);
  latest.current = isUnsaved;
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (latest.current()) event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, []);
  return async () => !latest.current() || (await confirm(question));
}
