import { type KeyboardEvent, useId, useState } from 'react';
import { formWords } from '../../../../content/admin/publishing.ts';
import { FieldError } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useAddedPages } from './added-pages.ts';
import { FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './schema-field.tsx';
import { useSitePages } from './site-pages.ts';

const most = 8;
const fold = (text: string) => text.toLowerCase();

/** Pages whose name or address contains what is typed. */
function pagesLike(typed: string, pages: { name: string; path: string }[]) {
  const wanted = fold(typed.trim());
  if (/^(https?:|mailto:|tel:)/.test(wanted)) return [];
  return pages.filter(({ name, path }) => fold(name).includes(wanted) || fold(path).includes(wanted)).slice(0, most);
}

type LinkInputProps = {
  id: string;
  value: string;
  onChange: (value: string) => void;
  onPick?: (path: string) => void;
  onEnter?: () => void;
  [aria: `aria-${string}`]: unknown;
};

/** An address, or a page found by its name: a combobox over the site map and what editors added. */
function LinkInput({ id, value, onChange, onPick, onEnter, ...aria }: LinkInputProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const sitePages = useSitePages();
  const added = useAddedPages(value, isOpen);
  const found = isOpen ? [...pagesLike(value, sitePages), ...added].slice(0, most) : [];
  const isShown = found.length > 0;

  function pick(path: string) {
    setIsOpen(false);
    setActive(-1);
    onChange(path);
    onPick?.(path);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!isOpen) return setIsOpen(true);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      if (found.length) setActive((now) => (now + step + found.length) % found.length);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const chosen = found[active];
      if (chosen) pick(chosen.path);
      else onEnter?.();
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      event.stopPropagation();
      setIsOpen(false);
    }
  }

  return (
    <div className="link-input">
      <input
        {...aria}
        id={id}
        className="input"
        role="combobox"
        aria-expanded={isShown}
        aria-controls={`${id}-pages`}
        aria-autocomplete="list"
        aria-activedescendant={isShown && active >= 0 ? `${id}-${active}` : undefined}
        autoComplete="off"
        spellCheck={false}
        value={value}
        placeholder={formWords.linkHint}
        onChange={(event) => {
          onChange(event.target.value);
          setActive(-1);
          setIsOpen(true);
        }}
        onFocus={() => setIsOpen(true)}
        onBlur={() => setIsOpen(false)}
        onKeyDown={onKeyDown}
      />
      <div id={`${id}-pages`} role="listbox" aria-label={formWords.pages} hidden={!isShown}>
        {found.map(({ name, path }, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the input keeps the focus and names the active option
          <div
            key={path}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            onPointerDown={(event) => {
              event.preventDefault();
              pick(path);
            }}
          >
            <Icon name="file-text" />
            <span>{name}</span>
            <small>{path}</small>
          </div>
        ))}
      </div>
    </div>
  );
}

/** The same with a label and a sentence of its own, outside a form made from a schema. */
export function LinkField({ label, error, ...input }: Omit<LinkInputProps, 'id'> & { label: string; error?: string }) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <LinkInput
        {...input}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      {error ? <FieldError id={`${id}-error`} text={error} /> : null}
    </div>
  );
}

/** Where a card or a button leads. */
export function PageField({ schema, path, label, value, required, onChange }: FieldProps) {
  return (
    <FieldFrame path={path} label={label} help={schema.help} required={required}>
      {(ids) => (
        <LinkInput
          {...ids}
          value={typeof value === 'string' ? value : ''}
          onChange={(next) => onChange(next || (required ? '' : undefined))}
        />
      )}
    </FieldFrame>
  );
}
