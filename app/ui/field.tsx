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
  /** At the end of the label's line; Tab comes to it after the input. */
  aside?: ReactNode;
};

type Frame = Pick<FieldProps, 'label' | 'required' | 'nativeRequired' | 'error' | 'hint' | 'half' | 'aside'>;

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

/** What is wrong with a field, below it. */
export const FieldError = ({ id, text }: { id?: string; text: string }) => (
  <span className="error" id={id}>
    <Icon name="circle-alert" />
    {text}
  </span>
);

function FieldFrame({ id, frame, children }: { id: string; frame: Frame; children: ReactNode }) {
  return (
    <div className={frame.half ? 'field half' : 'field'}>
      <label htmlFor={id}>
        {frame.label}
        {frame.required || frame.nativeRequired ? (
          <span className="req" aria-hidden="true">
            *
          </span>
        ) : null}
      </label>
      {children}
      {frame.aside ? <div className="field-aside">{frame.aside}</div> : null}
      {frame.hint ? (
        <span className="hint" id={`${id}-hint`}>
          {frame.hint}
        </span>
      ) : null}
      {frame.error ? <FieldError id={`${id}-error`} text={frame.error} /> : null}
    </div>
  );
}

/** What the frame shows, and the input's own attributes. */
function split({ label, required, nativeRequired, error, hint, half, aside, ...input }: Omit<FieldProps, 'multiline'>) {
  return { frame: { label, required, nativeRequired, error, hint, half, aside }, input };
}

/** A labelled input or textarea; uncontrolled unless a value is given. */
export function Field({ multiline, type = 'text', ...props }: FieldProps) {
  const { frame, input } = split(props);
  const ids = useFieldIds(frame);
  return (
    <FieldFrame id={ids.id} frame={frame}>
      {multiline ? (
        <textarea dir="auto" {...(input as ComponentProps<'textarea'>)} {...ids} />
      ) : (
        <input dir="auto" {...input} {...ids} type={type} />
      )}
    </FieldFrame>
  );
}

/** A password input with a show button. */
export function PasswordField(props: Omit<FieldProps, 'multiline' | 'type'>) {
  const { frame, input } = split(props);
  const ids = useFieldIds(frame);
  const [shown, setShown] = useState(false);
  return (
    <FieldFrame id={ids.id} frame={frame}>
      <div className="pw">
        <input {...input} {...ids} type={shown ? 'text' : 'password'} autoCapitalize="none" spellCheck={false} />
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
