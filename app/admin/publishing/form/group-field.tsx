import { formWords } from '../../../../content/admin/publishing.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useFault, useRecordNames } from './form-context.ts';
import { controlOf, emptyValue, fieldsIn, type JsonSchema, nameOf } from './json-schema.ts';
import { type FieldProps, SchemaField } from './schema-field.tsx';

type Fields = Record<string, unknown>;
const at = (path: string, key: string) => (path ? `${path}.${key}` : key);

/** The value without what is undefined, so that an optional field that was emptied is not sent. */
const withField = (fields: Fields, key: string, value: unknown): Fields => {
  const { [key]: _, ...others } = fields;
  return value === undefined ? others : { ...fields, [key]: value };
};

/** The fields of an object below each other; an optional object can be added and taken away. */
export function GroupField({ schema, path, label, value, required, onChange, bare }: FieldProps) {
  const fault = useFault(path);
  if (value === undefined && !required) return <AddOptional label={label} onAdd={() => onChange(emptyValue(schema))} />;
  const fields = (value ?? {}) as Fields;
  const content = fieldsIn(schema).map(([key, property]) => (
    <SchemaField
      key={key}
      schema={property}
      path={at(path, key)}
      label={nameOf(key, property)}
      value={fields[key]}
      required={schema.required?.includes(key) ?? false}
      onChange={(next) => onChange(withField(fields, key, next))}
    />
  ));
  if (bare || !path) return <div className="fields">{content}</div>;
  return (
    <fieldset className="group">
      <legend>{label}</legend>
      {schema.help ? <p className="hint">{schema.help}</p> : null}
      <div className="fields">{content}</div>
      {fault ? <FieldError text={fault} /> : null}
      {required ? null : <RemoveOptional label={label} onRemove={() => onChange(undefined)} />}
    </fieldset>
  );
}

/** Values by name. Where the names are fixed all are shown; otherwise names can be added. */
export function RecordField({ schema, path, label, value, onChange }: FieldProps) {
  const fields = (value ?? {}) as Fields;
  const item = (typeof schema.additionalProperties === 'object' ? schema.additionalProperties : {}) as JsonSchema;
  const known = useRecordNames(path);
  const names = (schema.propertyNames?.enum as string[] | undefined) ?? known ?? Object.keys(fields);
  return (
    <fieldset className="group">
      <legend>{label}</legend>
      {schema.help ? <p className="hint">{schema.help}</p> : null}
      <div className="fields">
        {names.map((name) => (
          <SchemaField
            key={name}
            schema={item}
            path={at(path, name)}
            label={nameOf(name.replace(/[-.]/g, ' '))}
            value={fields[name]}
            required={controlOf(item) !== 'group'}
            onChange={(next) => onChange(withField(fields, name, next))}
          />
        ))}
      </div>
    </fieldset>
  );
}

const AddOptional = ({ label, onAdd }: { label: string; onAdd: () => void }) => (
  <div className="field">
    <Button look="ghost" size="sm" className="add-optional" onClick={onAdd}>
      <Icon name="plus" /> {formWords.add(label)}
    </Button>
  </div>
);

const RemoveOptional = ({ label, onRemove }: { label: string; onRemove: () => void }) => (
  <Button look="ghost" size="sm" onClick={onRemove}>
    <Icon name="x" /> {formWords.remove(label)}
  </Button>
);
