import { type ReactNode, useId } from 'react';
import { formWords } from '../../../../content/admin/publishing.ts';
import { FieldError } from '../../../ui/field.tsx';
import { useFault } from './form-context.ts';

/** What a control has to carry so that label, help and fault are read with it. */
type ControlProps = {
  id: string;
  'data-path': string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
  'aria-required': true | undefined;
};

type FieldFrameProps = {
  path: string;
  label: string;
  help?: string;
  required?: boolean;
  /** Of the characters typed, and at most allowed. */
  count?: { now: number; max: number; min?: number };
  /** The name is a legend or is read from another element. */
  labelTag?: 'label' | 'span';
  children: (control: ControlProps, labelId: string) => ReactNode;
};

/** Label, control, counter, help and the server's sentence, in the look of the other forms. */
export function FieldFrame({ path, label, help, required = false, count, labelTag = 'label', children }: FieldFrameProps) {
  const id = useId();
  const fault = useFault(path);
  const describedBy = [help && `${id}-help`, count && `${id}-count`, fault && `${id}-fault`].filter(Boolean).join(' ');
  const isOver = count && (count.now > count.max || (count.min !== undefined && count.now > 0 && count.now < count.min));
  const name = (
    <>
      {label}
      {required ? (
        <span className="req" aria-hidden="true">
          *
        </span>
      ) : (
        <span className="optional">{formWords.optional}</span>
      )}
    </>
  );
  return (
    <div className="field">
      <div className="field-row">
        {labelTag === 'label' ? (
          <label htmlFor={id} id={`${id}-label`}>
            {name}
          </label>
        ) : (
          <span className="field-name" id={`${id}-label`}>
            {name}
          </span>
        )}
        {count ? (
          <span className={isOver ? 'char-count over' : 'char-count'} id={`${id}-count`}>
            {formWords.count(count.now, count.max)}
          </span>
        ) : null}
      </div>
      {children(
        {
          id,
          'data-path': path,
          'aria-invalid': fault ? true : undefined,
          'aria-describedby': describedBy || undefined,
          'aria-required': required || undefined,
        },
        `${id}-label`,
      )}
      {help ? (
        <span className="hint" id={`${id}-help`}>
          {help}
        </span>
      ) : null}
      {fault ? <FieldError id={`${id}-fault`} text={fault} /> : null}
    </div>
  );
}
