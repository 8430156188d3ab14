import { type PointerEvent, type ReactNode, useEffect, useState } from 'react';
import { formWords } from '../../../../content/admin/publishing.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useFaults } from './form-context.ts';
import { controlOf, faultsIn, type JsonSchema, nameOf, summaryOf, tagOf, variantOf } from './json-schema.ts';
import { type FieldProps, SchemaField } from './schema-field.tsx';

type ListItemProps = Omit<FieldProps, 'required' | 'bare'> & {
  id: string;
  schema: JsonSchema;
  isFirst: boolean;
  isLast: boolean;
  mayRemove: boolean;
  onMove: (by: number, control: string) => void;
  onRemove: () => void;
  onGrip: (event: PointerEvent<HTMLElement>, id: string) => void;
};

/** An entry of a list. Plain texts show at once; what has several fields folds away behind its name. */
export function ListItem({ id, schema, path, label, value, onChange, onGrip, ...actions }: ListItemProps) {
  const control = controlOf(schema);
  const isFolding = control === 'variant' || control === 'group';
  const faults = faultsIn(useFaults(), path);
  const kind = variantOf(schema, value);
  const summary = summaryOf(value);
  const canHide = (kind ?? schema).properties?.hidden !== undefined;
  const isHidden = canHide && (value as { hidden?: boolean }).hidden === true;
  const [isOpen, setIsOpen] = useState(summary === '');
  useEffect(() => {
    if (faults) setIsOpen(true);
  }, [faults]);

  const field = <SchemaField schema={schema} path={path} label={label} value={value} required onChange={onChange} bare />;
  return (
    <li className={isFolding ? 'list-item' : 'list-item plain'} data-id={id} data-hidden={isHidden || undefined}>
      <div className="item-head">
        <span className="grip" aria-hidden="true" onPointerDown={(event) => onGrip(event, id)}>
          <Icon name="grip-vertical" />
        </span>
        {isFolding ? (
          <button type="button" className="item-name" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} />
            {kind ? <b>{nameOf(tagOf(kind) ?? '', kind)}</b> : null}
            <span dir="auto">{summary || (kind ? '' : label)}</span>
            {isHidden ? <em className="faults">{formWords.hidden}</em> : null}
            {faults ? <em className="faults">{formWords.faults(faults)}</em> : null}
          </button>
        ) : (
          <div className="item-plain">{field}</div>
        )}
        <ItemActions
          label={kind ? `${nameOf(tagOf(kind) ?? '', kind)} ${summary}` : label}
          {...actions}
          isHidden={canHide ? isHidden : undefined}
          onHide={() => onChange({ ...(value as object), hidden: isHidden ? undefined : true })}
        />
      </div>
      {isFolding && isOpen ? <div className="item-body">{field}</div> : null}
    </li>
  );
}

function ItemActions({
  label,
  isFirst,
  isLast,
  mayRemove,
  onMove,
  onRemove,
  isHidden,
  onHide,
}: Pick<ListItemProps, 'label' | 'isFirst' | 'isLast' | 'mayRemove' | 'onMove' | 'onRemove'> & {
  /** Undefined for what cannot be hidden. */
  isHidden?: boolean;
  onHide: () => void;
}): ReactNode {
  const actions = [
    { act: 'up', icon: 'arrow-up', text: formWords.up, isOff: isFirst, run: () => onMove(-1, 'up') },
    { act: 'down', icon: 'arrow-down', text: formWords.down, isOff: isLast, run: () => onMove(1, 'down') },
    ...(isHidden === undefined
      ? []
      : [
          {
            act: 'hide',
            icon: isHidden ? 'eye-off' : 'eye',
            text: isHidden ? formWords.show : formWords.hide,
            isOff: false,
            run: onHide,
          },
        ]),
    { act: 'remove', icon: 'trash-2', text: formWords.take, isOff: !mayRemove, run: onRemove },
  ];
  return (
    <div className="item-acts">
      {actions.map(({ act, icon, text, isOff, run }) => (
        <button
          key={act}
          type="button"
          className="icon-btn"
          data-act={act}
          aria-disabled={isOff || undefined}
          title={text}
          onClick={() => isOff || run()}
        >
          <Icon name={icon} />
          <span className="sr">
            {text}: {label}
          </span>
        </button>
      ))}
    </div>
  );
}
