import { useEffect, useState } from 'react';
import { asOfWords, publishingWords } from '../../../../content/admin/publishing.ts';
import type { Preview } from '../../../../contract/entries.ts';
import { previewAsOf } from '../../../api/entries.ts';
import { Button } from '../../../ui/button.tsx';
import { Field, FormNotice } from '../../../ui/field.tsx';
import { Panel } from '../../shell/panel.tsx';
import { errorText } from '../../shell/use-loaded.ts';
import { fromLocal, toLocal, zoneName } from '../times.ts';
import { PreviewFrame } from './preview-frame.tsx';

const now = () => toLocal(new Date().toISOString());

/** The whole public site at any time, with all that is planned. Links in the frame lead on at that time. */
export function AsOf() {
  const [at, setAt] = useState(now);
  const [path, setPath] = useState('/');
  const [preview, setPreview] = useState<Preview>();
  const [problem, setProblem] = useState('');

  useEffect(() => {
    const instant = fromLocal(at);
    if (!instant) return;
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const found = await previewAsOf(path, instant, abort.signal);
        setPreview(found);
        setProblem(found.page ? '' : asOfWords.unknown);
      } catch (error) {
        if (!abort.signal.aborted) setProblem(errorText(error));
      }
    }, 150);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [at, path]);

  return (
    <Panel title={publishingWords.panels.asOf} note={asOfWords.note}>
      <div className="as-of">
        <div className="as-of-choice">
          <Field
            label={asOfWords.date}
            hint={asOfWords.zone(zoneName())}
            name="at"
            type="datetime-local"
            value={at}
            onChange={(event) => setAt(event.target.value)}
          />
          <Button look="ghost" onClick={() => setAt(now())}>
            {asOfWords.now}
          </Button>
        </div>
        {problem ? <FormNotice tone="danger">{problem}</FormNotice> : null}
        <PreviewFrame title={asOfWords.frame} page={preview?.page} note={preview?.path ?? path} onFollow={setPath} />
      </div>
    </Panel>
  );
}
