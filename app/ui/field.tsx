import { type ComponentProps, type ReactNode, type Ref, useId, useState } from 'react';
import { Icon } from './icon.tsx';

type FieldProps = Omit<ComponentProps<'input'>, 'name' | 'required'> & {
  label: string;
  name: string;
  required?: boolean;
  /** Enables native validation of the field. */
  nativeRequired?: boolean;
  error?: string;
  hint?: string;
  half?: boolean;
  multiline?: boolean;
  /** At the end of the label's line. */
  aside?: ReactNode;
};

type Frame = Pick<FieldProps, 'label' | 'required' | 'nativeRequired' | 'error' | 'hint' | 'half'>;

/** Ids that associate label, hint and error with the input, for every kind of field. */
function useFieldIds({ required, nativeRequired, error, hint }: Frame) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return {
    id,
    className: 'input',
    required: nativeRequired || undefined,
    'aria-required': required && !nativeRequired ? true : undefined,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy || undefined,
  } as const;
}

function FieldFrame({ id, frame, aside, children }: { id: string; frame: Frame; aside?: ReactNode; children: ReactNode }) {
  const label = (
    <label htmlFor={id}>
      {frame.label}
      {frame.required || frame.nativeRequired ? (
        <span className="req" aria-hidden="true">
          *
        </span>
      ) : null}
    </label>
  );
  return (
    <div className={frame.half ? 'field half' : 'field'}>
      {aside ? (
        <div className="field-row">
          {label}
          {aside}
        </div>
      ) : (
        label
      )}
      {children}
      {frame.hint ? (
        <span className="hint" id={`${id}-hint`}>
          {frame.hint}
        </span>
      ) : null}
      {frame.error ? (
        <span className="error" id={`${id}-error`}>
          <Icon name="circle-alert" />
          {frame.error}
        </span>
      ) : null}
    </div>
  );
}

/** A labelled input or textarea; uncontrolled unless a value is given. */
export function Field({
  label,
  required,
  nativeRequired,
  error,
  hint,
  half,
  multiline,
  aside,
  type = 'text',
  ...rest
}: FieldProps) {
  const frame = { label, required, nativeRequired, error, hint, half };
  const ids = useFieldIds(frame);
  return (
    <FieldFrame id={ids.id} frame={frame} aside={aside}>
      {multiline ? (
        <textarea dir="auto" {...(rest as ComponentProps<'textarea'>)} {...ids} />
      ) : (
        <input dir="auto" {...rest} {...ids} type={type} />
      )}
    </FieldFrame>
  );
}

/** A password input with a show button. */
export function PasswordField({
  label,
  required,
  nativeRequired,
  error,
  hint,
  half,
  aside,
  ...rest
}: Omit<FieldProps, 'multiline' | 'type'>) {
  const frame = { label, required, nativeRequired, error, hint, half };
  const ids = useFieldIds(frame);
  const [shown, setShown] = useState(false);
  return (
    <FieldFrame id={ids.id} frame={frame} aside={aside}>
      <div className="pw">
        <input {...rest} {...ids} type={shown ? 'text' : 'password'} autoCapitalize="none" spellCheck={false} />
        <button
          type="button"
          className="icon-btn needs-js"
          aria-label="Show password"
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <Icon name={shown ? 'eye-off' : 'eye'} />
        </button>
      </div>
    </FieldFrame>
  );
}

const noticeIcon = { info: { icon: 'info' }, danger: { icon: 'circle-alert' }, success: { icon: 'circle-check' } };

/** A message above or inside a form; pass a ref to focus it. */
export function FormNotice({
  tone,
  children,
  ref,
}: {
  tone: 'info' | 'danger' | 'success';
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}) {
  return (
    <div ref={ref} className={`notice ${tone}`} role={tone === 'danger' ? 'alert' : 'status'} tabIndex={-1}>
      <Icon name={noticeIcon[tone].icon} />
      <div>{children}</div>
    </div>
  );
}
