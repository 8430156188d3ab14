import { lazy, Suspense, useRef } from 'react';
import { formWords } from '../../../../content/admin/publishing.ts';
import { FieldError } from '../../../ui/field.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import type { Block } from '../body/blocks.ts';
import { FieldFrame } from './field-frame.tsx';
import { useFaults } from './form-context.ts';
import { faultsIn } from './json-schema.ts';
import type { FieldProps } from './schema-field.tsx';

const BodyEditor = lazy(() => import('../body/body-editor.tsx'));

/** The text of an article. The editor is fetched when a body is first shown. */
export function BodyField({ schema, path, label, value, required, onChange }: FieldProps) {
  const errors = useFaults();
  const blocks = Array.isArray(value) ? (value as Block[]) : [];
  // A value from outside (another version was restored) replaces what the editor holds; its own changes come back as they were.
  const own = useRef<unknown>(value);
  const round = useRef(0);
  if (value !== own.current) {
    own.current = value;
    round.current += 1;
  }
  const inside =
    faultsIn(errors, path) && !errors[path] ? Object.entries(errors).filter(([at]) => at.startsWith(`${path}.`)) : [];
  return (
    <FieldFrame path={path} label={label} help={schema.help} required={required} labelTag="span">
      {(ids, labelId) => (
        <>
          <Suspense
            fallback={
              <div className="items-loading" role="status">
                <Spinner /> {formWords.loadingEditor}
              </div>
            }
          >
            <BodyEditor
              key={round.current}
              id={ids.id}
              labelId={labelId}
              describedBy={ids['aria-describedby']}
              blocks={blocks}
              onChange={(next) => {
                own.current = next;
                onChange(next);
              }}
            />
          </Suspense>
          {inside.map(([at, text]) => (
            <FieldError key={at} text={`${formWords.block(Number(at.slice(path.length + 1).split('.')[0]) + 1)} ${text}`} />
          ))}
        </>
      )}
    </FieldFrame>
  );
}
