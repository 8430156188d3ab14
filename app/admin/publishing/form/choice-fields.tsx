import { formWords } from '../../../../content/admin/publishing.ts';
import wordIcons from '../../../../content/icon-paths.json';
import { siteMap } from '../../../../content/site-map.ts';
import { Icon } from '../../../ui/icon.tsx';
import codeIcons from '../../../ui/icon-paths.json';
import { artUrl } from '../../../ui/picture.tsx';
import { FieldFrame } from './field-frame.tsx';
import { hueNames } from './hues.ts';
import { nameOf } from './json-schema.ts';
import type { FieldProps } from './schema-field.tsx';

type Option = { value: string; text: string };

function Select({ schema, path, label, value, required, onChange, options }: FieldProps & { options: Option[] }) {
  return (
    <FieldFrame path={path} label={label} help={schema.help} required={required}>
      {(ids) => (
        <select
          {...ids}
          className="input"
          value={typeof value === 'string' ? value : ''}
          onChange={(event) => onChange(event.target.value || undefined)}
        >
          {required && value ? null : <option value="">{formWords.none}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}

export const ChoiceField = (props: FieldProps) => (
  <Select
    {...props}
    options={(props.schema.enum ?? []).map((value) => ({ value: String(value), text: nameOf(String(value)) }))}
  />
);

const hues = Object.entries(hueNames).map(([value, text]) => ({ value, text }));
export function HueField(props: FieldProps) {
  return (
    <div className="hue-field" data-hue={props.value}>
      <Select {...props} options={hues} />
    </div>
  );
}

/** The artwork of the site, by the page it was drawn for. */
const artworks = siteMap.map(({ art, name }) => ({ value: art as string, text: name }));
export function ArtField(props: FieldProps) {
  return (
    <div className="with-sample">
      <Select {...props} options={artworks} />
      {typeof props.value === 'string' && props.value ? (
        <img src={artUrl(`${props.value}-640.webp`)} width="96" height="54" alt="" />
      ) : null}
    </div>
  );
}

const icons = Object.keys({ ...codeIcons, ...wordIcons }).map((value) => ({ value, text: nameOf(value.replaceAll('-', ' ')) }));
export function IconField(props: FieldProps) {
  return (
    <div className="with-sample">
      <Select {...props} options={icons} />
      {typeof props.value === 'string' ? <Icon name={props.value} className="sample" /> : null}
    </div>
  );
}

export function CheckField({ schema, path, label, value, onChange }: FieldProps) {
  return (
    <div className="field">
      <label className="check">
        <input type="checkbox" data-path={path} checked={value === true} onChange={(event) => onChange(event.target.checked)} />
        {label}
      </label>
      {schema.help ? <span className="hint">{schema.help}</span> : null}
    </div>
  );
}

/** Several of a few, in the order of the schema. */
export function ChoicesField({ schema, path, label, value, required, onChange }: FieldProps) {
  const chosen = Array.isArray(value) ? value : [];
  const all = schema.items?.enum ?? [];
  return (
    <FieldFrame path={path} label={label} help={schema.help} required={required} labelTag="span">
      {(ids, labelId) => (
        <fieldset
          className="choices"
          id={ids.id}
          data-path={path}
          aria-labelledby={labelId}
          aria-describedby={ids['aria-describedby']}
        >
          {all.map((choice) => (
            <label key={String(choice)} className="check">
              <input
                type="checkbox"
                checked={chosen.includes(choice)}
                onChange={(event) =>
                  onChange(all.filter((each) => (each === choice ? event.target.checked : chosen.includes(each))))
                }
              />
              {nameOf(String(choice))}
            </label>
          ))}
        </fieldset>
      )}
    </FieldFrame>
  );
}
