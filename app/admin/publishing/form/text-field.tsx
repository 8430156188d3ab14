import { FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './schema-field.tsx';

const characters = (text: string) => [...text].length;
const typeOf = { date: 'date', email: 'email', text: 'text' } as const;

/** Text of one or several lines, a date or an address. Where there is a limit, a counter shows it. */
export function TextField({
  schema,
  path,
  label,
  value,
  required,
  onChange,
  control,
}: FieldProps & { control: 'text' | 'long' | 'date' | 'email' }) {
  const text = typeof value === 'string' ? value : '';
  const { maxLength, minLength = 0 } = schema;
  const hasCounter = maxLength !== undefined && control !== 'date';
  return (
    <FieldFrame
      path={path}
      label={label}
      help={schema.help}
      required={required}
      count={
        hasCounter ? { now: characters(text.trim()), max: maxLength, min: minLength > 1 ? minLength : undefined } : undefined
      }
    >
      {(ids) =>
        control === 'long' ? (
          <textarea
            {...ids}
            className="input grows"
            dir="auto"
            rows={2}
            value={text}
            onChange={(event) => onChange(event.target.value)}
          />
        ) : (
          <input
            {...ids}
            className="input"
            dir="auto"
            type={typeOf[control]}
            autoComplete="off"
            value={text}
            onChange={(event) => onChange(event.target.value || (required ? '' : undefined))}
          />
        )
      }
    </FieldFrame>
  );
}

export function NumberField({ schema, path, label, value, required, onChange }: FieldProps) {
  return (
    <FieldFrame path={path} label={label} help={schema.help} required={required}>
      {(ids) => (
        <input
          {...ids}
          className="input"
          type="number"
          min={schema.minimum}
          max={schema.maximum}
          step={schema.type === 'integer' ? 1 : 'any'}
          value={typeof value === 'number' ? value : ''}
          onChange={(event) => onChange(Number.isNaN(event.target.valueAsNumber) ? undefined : event.target.valueAsNumber)}
        />
      )}
    </FieldFrame>
  );
}
