import { useEffect, useRef, useState } from 'react';
import { editorWords } from '../../../../content/admin/publishing.ts';
import type { EntryKind, Preview } from '../../../../contract/entries.ts';
import { previewEntry } from '../../../api/entries.ts';
import { ApiError } from '../../../api/request.ts';
import type { Content } from '../editor/local-copy.ts';
import { useSitePages } from '../form/site-pages.ts';
import { PreviewFrame } from './preview-frame.tsx';

const pauseMs = 200;

type LivePreviewProps = { kind: EntryKind; id?: string; content: Content; note?: string; onBack?: () => void };

/** The page with what is on the screen, a moment after each change. Nothing is saved by it. */
export function LivePreview({ kind, id, content, note, onBack }: LivePreviewProps) {
  const [preview, setPreview] = useState<Preview>();
  const [problem, setProblem] = useState('');
  const incomplete = useRef<string>(editorWords.previewNone);
  const [path, setPath] = useState(kind === 'facts' ? '/' : undefined);

  useEffect(() => {
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      try {
        setPreview(await previewEntry({ kind, id, content, path }, abort.signal));
        setProblem('');
        incomplete.current = editorWords.previewOld;
      } catch (error) {
        if (abort.signal.aborted) return;
        const isIncomplete = error instanceof ApiError && error.status === 400;
        setProblem(isIncomplete ? incomplete.current : editorWords.previewFailed);
      }
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [kind, id, content, path]);

  const sitePages = useSitePages();
  const said = note ?? problem;
  return (
    <section className="live-preview" aria-label={editorWords.preview}>
      {path === undefined ? null : (
        <label className="preview-page">
          {editorWords.previewPage}
          <select className="input" value={path} onChange={(event) => setPath(event.target.value)}>
            {sitePages.map((page) => (
              <option key={page.path} value={page.path}>
                {page.name}
              </option>
            ))}
          </select>
        </label>
      )}
      <PreviewFrame
        title={editorWords.previewTitle}
        page={preview?.page}
        anchor={preview?.anchor}
        note={
          <>
            {said || preview?.path}
            {onBack ? (
              <button type="button" className="link" onClick={onBack}>
                {editorWords.backToDraft}
              </button>
            ) : null}
          </>
        }
      />
    </section>
  );
}
