import { BodyField } from './body-field.tsx';
import { ArtField, CheckField, ChoiceField, ChoicesField, HueField, IconField } from './choice-fields.tsx';
import { GroupField, RecordField } from './group-field.tsx';
import { controlOf, type JsonSchema, variantOf } from './json-schema.ts';
import { PageField } from './link-field.tsx';
import { ListField } from './list-field.tsx';
import { PictureField } from './picture-field.tsx';
import { NumberField, TextField } from './text-field.tsx';

export type FieldProps = {
  schema: JsonSchema;
  /** Where the value stands in the content, as the server names it: sections.2.title. Empty for the whole. */
  path: string;
  label: string;
  value: unknown;
  required: boolean;
  onChange: (value: unknown) => void;
  /** The caller shows the name: only what is inside is drawn. */
  bare?: boolean;
};

/** The control for a value, chosen by its schema. */
export function SchemaField(props: FieldProps) {
  const control = controlOf(props.schema);
  switch (control) {
    case 'fixed':
      return null;
    case 'body':
      return <BodyField {...props} />;
    case 'picture':
      return <PictureField {...props} />;
    case 'page':
      return <PageField {...props} />;
    case 'hue':
      return <HueField {...props} />;
    case 'icon':
      return <IconField {...props} />;
    case 'art':
      return <ArtField {...props} />;
    case 'choice':
      return <ChoiceField {...props} />;
    case 'choices':
      return <ChoicesField {...props} />;
    case 'check':
      return <CheckField {...props} />;
    case 'number':
      return <NumberField {...props} />;
    case 'date':
    case 'email':
    case 'long':
    case 'text':
      return <TextField {...props} control={control} />;
    case 'list':
      return <ListField {...props} />;
    case 'variant': {
      const variant = variantOf(props.schema, props.value);
      return variant ? <GroupField {...props} schema={variant} /> : null;
    }
    case 'group':
      return <GroupField {...props} />;
    case 'record':
      return <RecordField {...props} />;
    default:
      return control satisfies never;
  }
}
