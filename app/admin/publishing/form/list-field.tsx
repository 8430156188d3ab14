import { useId, useLayoutEffect, useRef, useState } from 'react';
import { formWords } from '../../../../content/admin/publishing.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useDragOrder } from '../../banners/drag-order.ts';
import { useFault } from './form-context.ts';
import { controlOf, emptyValue, type JsonSchema, nameOf, tagOf, variantsOf } from './json-schema.ts';
import { ListItem } from './list-item.tsx';
import type { FieldProps } from './schema-field.tsx';

/** Names for the entries of a list, which have none of their own, so that each keeps its state when it moves. */
function useKeys(length: number) {
  const next = useRef(length);
  const [keys, setKeys] = useState(() => Array.from({ length }, (_, at) => at));
  const shown = keys.length === length ? keys : Array.from({ length }, (_, at) => keys[at] ?? 1_000_000 + at);
  return {
    keys: shown,
    newKey: () => {
      next.current += 1;
      return next.current;
    },
    setKeys,
  };
}

/** A list that one can add to, reorder and shorten, with pointer and keyboard. Sections are added by their kind. */
export function ListField({ schema, path, label, value, required, onChange }: FieldProps) {
  const items = Array.isArray(value) ? value : [];
  const item = schema.items ?? {};
  const heading = useId();
  const fault = useFault(path);
  const { keys, newKey, setKeys } = useKeys(items.length);
  const list = useRef<HTMLOListElement>(null);
  const [announcement, announce] = useState('');
  const wanted = useRef<string | undefined>(undefined);
  const isFull = items.length >= (schema.maxItems ?? Number.POSITIVE_INFINITY);
  const least = required ? (schema.minItems ?? 0) : 0;

  // Focus follows what was added, moved or removed.
  useLayoutEffect(() => {
    if (!wanted.current) return;
    const target = list.current?.parentElement?.querySelector<HTMLElement>(wanted.current);
    wanted.current = undefined;
    target?.focus();
  });

  const nameAt = (index: number) => formWords.item(label, index + 1);
  const replace = (next: unknown[], nextKeys: number[]) => {
    setKeys(nextKeys);
    onChange(next.length || required ? next : undefined);
  };
  function add(from: JsonSchema, at = items.length) {
    const key = newKey();
    wanted.current = `:scope > ol > [data-id="${key}"] :is(input:not([type=checkbox]), textarea, select)`;
    replace(items.toSpliced(at, 0, emptyValue(from)), keys.toSpliced(at, 0, key));
  }
  function move(from: number, to: number, control?: string) {
    if (to < 0 || to >= items.length) return;
    const key = keys[from] ?? 0;
    if (control) wanted.current = `:scope > ol > [data-id="${key}"] > .item-head [data-act="${control}"]`;
    announce(formWords.moved(nameAt(from), to + 1, items.length));
    replace(items.toSpliced(from, 1).toSpliced(to, 0, items[from]), keys.toSpliced(from, 1).toSpliced(to, 0, key));
  }
  function remove(at: number) {
    const neighbour = keys[at + 1] ?? keys[at - 1];
    wanted.current =
      neighbour === undefined
        ? ':scope > .list-add button'
        : `:scope > ol > [data-id="${neighbour}"] > .item-head [data-act="remove"]`;
    announce(formWords.removed(nameAt(at)));
    replace(items.toSpliced(at, 1), keys.toSpliced(at, 1));
  }
  const onGrip = useDragOrder(list, (id, before) => {
    const from = keys.indexOf(Number(id));
    const target = before === null ? items.length : keys.indexOf(Number(before));
    move(from, target > from ? target - 1 : target);
  });

  const kinds = controlOf(item) === 'variant' ? variantsOf(item) : [];
  return (
    <fieldset className="list-field" aria-labelledby={heading} data-path={path}>
      <div className="field-row">
        <span className="field-name" id={heading}>
          {label}
          {required ? null : <span className="optional">{formWords.optional}</span>}
        </span>
        {schema.maxItems ? <span className="char-count">{formWords.count(items.length, schema.maxItems)}</span> : null}
      </div>
      {schema.help ? <p className="hint">{schema.help}</p> : null}
      {fault ? <FieldError text={fault} /> : null}
      <ol ref={list} className={kinds.length ? 'list-items sections' : 'list-items'}>
        {items.map((each, index) => (
          <ListItem
            key={keys[index]}
            id={String(keys[index])}
            schema={item}
            path={`${path}.${index}`}
            label={nameAt(index)}
            value={each}
            isFirst={index === 0}
            isLast={index === items.length - 1}
            mayRemove={items.length > least}
            onChange={(next) => onChange(items.with(index, next))}
            onMove={(by, control) => move(index, index + by, control)}
            onRemove={() => remove(index)}
            onGrip={onGrip}
          />
        ))}
      </ol>
      <div className="list-add">
        {kinds.length ? (
          <details className="add-kinds">
            <summary className="btn btn-ghost btn-sm">
              <Icon name="plus" /> {formWords.addTo(label)}
            </summary>
            <ul>
              {kinds.map((kind) => (
                <li key={tagOf(kind)}>
                  <button
                    type="button"
                    onClick={(event) => {
                      event.currentTarget.closest('details')?.removeAttribute('open');
                      if (!isFull) add(kind);
                    }}
                  >
                    <strong>{nameOf(tagOf(kind) ?? '', kind)}</strong>
                    {kind.help ? <span>{kind.help}</span> : null}
                  </button>
                </li>
              ))}
            </ul>
          </details>
        ) : (
          <Button look="ghost" size="sm" disabled={isFull} onClick={() => add(item)}>
            <Icon name="plus" /> {formWords.addTo(label)}
          </Button>
        )}
      </div>
      <p className="sr" role="status">
        {announcement}
      </p>
    </fieldset>
  );
}
