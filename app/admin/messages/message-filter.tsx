import { useEffect, useRef, useState } from 'react';
import { messagesWords as words } from '../../../content/admin/messages.ts';
import type { MessageFilter as Filter, MessageChoices, MessageFolder } from '../../../contract/messages.ts';
import { emptyFilter } from '../../api/messages.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { isFiltered } from './use-filter.ts';
import { useShortcuts } from './use-shortcuts.ts';

const folders = Object.entries(words.folders) as [MessageFolder, string][];
const pauseMs = 300;

type Props = { filter: Filter; choices?: MessageChoices; onFilter: (filter: Filter) => void };

/** On a phone the chosen state may lie outside the row. */
const showButton = (button: HTMLButtonElement | null) => button?.scrollIntoView({ block: 'nearest', inline: 'nearest' });

/** States, search and further filters. Typing is debounced; Enter searches immediately. */
export function MessageFilter({ filter, choices, onFilter }: Props) {
  const [typed, setTyped] = useState(filter.search);

  useEffect(() => {
    if (typed.trim() === filter.search) return;
    const timer = setTimeout(() => onFilter({ ...filter, search: typed.trim() }), pauseMs);
    return () => clearTimeout(timer);
  }, [typed, filter, onFilter]);

  const form = useRef<HTMLFormElement>(null);
  useShortcuts({ '/': () => form.current?.querySelector('input')?.focus() });

  return (
    <search className="message-filter">
      <fieldset className="seg seg-scroll">
        <legend className="sr">{words.show}</legend>
        {folders.map(([folder, name]) => (
          <button
            key={folder}
            type="button"
            aria-pressed={folder === filter.folder}
            ref={folder === filter.folder ? showButton : undefined}
            onClick={() => onFilter({ ...filter, folder })}
          >
            {name}
          </button>
        ))}
      </fieldset>
      <form
        ref={form}
        onSubmit={(event) => {
          event.preventDefault();
          onFilter({ ...filter, search: typed.trim() });
        }}
      >
        <Field
          label={words.search}
          name="search"
          type="search"
          maxLength={200}
          placeholder={words.searchHint}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </form>
      <MoreFilters filter={filter} choices={choices} onFilter={onFilter} />
    </search>
  );
}

function MoreFilters({ filter, choices, onFilter }: Props) {
  const count = isFiltered(filter);
  const set = (name: keyof Filter) => (event: { currentTarget: { value: string } }) =>
    onFilter({ ...filter, [name]: event.currentTarget.value });
  return (
    <details className="message-more" open={count > 0 || undefined}>
      <summary>
        <Icon name="sliders-horizontal" /> {words.filters}
        {count ? <b className="count">{count}</b> : null}
      </summary>
      <div>
        <Choice label={words.assignee} value={filter.assignee} onChange={set('assignee')}>
          <option value="">{words.anybody}</option>
          <option value="me">{words.me}</option>
          <option value="none">{words.nobody}</option>
          {choices?.colleagues
            .filter(({ id }) => id !== choices.me)
            .map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
        </Choice>
        <Choice label={words.service} value={filter.service} onChange={set('service')}>
          <option value="">{words.anyService}</option>
          {choices?.services.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </Choice>
        <Field label={words.from} name="first-day" type="date" value={filter.from} max={filter.to} onChange={set('from')} />
        <Field label={words.to} name="last-day" type="date" value={filter.to} min={filter.from} onChange={set('to')} />
        <label className="check">
          <input
            type="checkbox"
            checked={filter.noted === '1'}
            onChange={({ currentTarget }) => onFilter({ ...filter, noted: currentTarget.checked ? '1' : '' })}
          />{' '}
          {words.noted}
        </label>
        {count ? (
          <Button
            look="ghost"
            size="sm"
            onClick={() => onFilter({ ...emptyFilter, folder: filter.folder, search: filter.search })}
          >
            {words.clear}
          </Button>
        ) : null}
      </div>
    </details>
  );
}

type ChoiceProps = {
  label: string;
  value: string;
  onChange: (event: { currentTarget: { value: string } }) => void;
  children: React.ReactNode;
};

/** A labelled select. */
export function Choice({ label, value, onChange, children }: ChoiceProps) {
  return (
    <label className="field pick">
      <span>{label}</span>
      <select className="input" value={value} onChange={onChange}>
        {children}
      </select>
    </label>
  );
}
