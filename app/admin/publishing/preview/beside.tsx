import type { ReactNode } from 'react';
import { editorWords } from '../../../../content/admin/publishing.ts';

export type View = 'form' | 'preview';

/** A form (`.entry-form`) and its preview side by side; where both do not fit, a switch shows one of them. */
export function Beside({ view, onView, children }: { view: View; onView: (view: View) => void; children: ReactNode }) {
  return (
    <>
      <fieldset className="seg view-switch">
        <legend className="sr">{editorWords.preview}</legend>
        {(['form', 'preview'] as const).map((name) => (
          <button key={name} type="button" aria-pressed={view === name} onClick={() => onView(name)}>
            {editorWords[name]}
          </button>
        ))}
      </fieldset>
      <div className="entry-editor" data-view={view}>
        {children}
      </div>
    </>
  );
}
