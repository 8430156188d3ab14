import { type KeyboardEvent, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { cutQuery, searchLabels, searchPath } from '../../content/labels/search.ts';
import { go } from '../navigation/go.ts';
import { prefetch } from '../navigation/prefetch.ts';
import { Icon } from '../ui/icon.tsx';
import { loadSearchIndex, type SearchIndex } from './load-index.ts';
import { QuickLinks } from './quick-links.tsx';
import { rank } from './rank.ts';
import { ResultCount } from './result-count.tsx';
import './search-box.css';
import { SearchOption } from './search-option.tsx';
import { SlashSwitch } from './slash-switch.tsx';

const shown = 7;

/** Search as you type (combobox pattern): focus stays in the field, arrow keys move through the list. */
export function SearchBox({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const { documents, quick, hasOlder, failed } = useSearchIndex();
  useEffect(() => dialog.current?.showModal(), []);

  const query = cutQuery(typed);
  const found = rank(documents, query);
  const all = {
    path: `${searchPath}?q=${encodeURIComponent(query)}`,
    title: hasOlder ? searchLabels.all : `${searchLabels.all} (${found.length})`,
  };
  const options = found.length || (query && hasOlder) ? [...found.slice(0, shown), all] : [];
  const chosen = Math.min(active, options.length - 1);

  const next = options[chosen]?.path;
  useEffect(() => {
    if (next) void prefetch(next.split(/[?#]/)[0] ?? '');
    document.getElementById(`${id}-${chosen}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, chosen, next]);

  function open(path: string) {
    dialog.current?.close();
    go(path);
  }
  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (next ?? query) open(next ?? all.path);
  }
  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || options.length === 0) return;
    event.preventDefault();
    setActive((chosen + step + options.length) % options.length);
  }

  // Portal out of the header, which is dark over a hero even in the light theme.
  return createPortal(
    <dialog ref={dialog} className="modal search-box" aria-label={searchLabels.label} onClose={onClose} {...{ closedby: 'any' }}>
      <form action={searchPath} className="search-row" onSubmit={onSubmit}>
        <Icon name="search" />
        <input
          name="q"
          role="combobox"
          aria-label={searchLabels.label}
          aria-expanded={options.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={options.length ? `${id}-${chosen}` : undefined}
          aria-describedby={`${id}-keys`}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          placeholder={searchLabels.placeholder}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
        />
        <button type="button" className="icon-btn" aria-label={searchLabels.close} onClick={() => dialog.current?.close()}>
          <Icon name="x" />
        </button>
      </form>
      <p className="search-status" role="status">
        {failed ? (
          searchLabels.failed
        ) : query && documents.length ? (
          <>
            {found.length || !hasOlder ? <ResultCount count={found.length} query={query} /> : null}
            {hasOlder ? ` ${searchLabels.older}` : null}
          </>
        ) : (
          searchLabels.hint
        )}
      </p>
      <div
        role="listbox"
        id={`${id}-list`}
        className="search-list"
        aria-label={searchLabels.results}
        hidden={options.length === 0}
      >
        {options.map((option, index) => (
          <SearchOption
            key={option.path + option.title}
            id={`${id}-${index}`}
            {...option}
            selected={index === chosen}
            onPoint={() => setActive(index)}
            onGo={open}
          />
        ))}
      </div>
      {options.length ? null : <QuickLinks links={quick} nothing={Boolean(query && documents.length)} onGo={open} />}
      <div className="search-foot">
        <p id={`${id}-keys`} className="search-keys">
          {searchLabels.keys.map(({ keys, text }) => (
            <span key={text}>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}{' '}
              {text}
            </span>
          ))}
        </p>
        <SlashSwitch />
      </div>
    </dialog>,
    document.querySelector('.site') ?? document.body,
  );
}

function useSearchIndex() {
  const [index, setIndex] = useState<SearchIndex>({ documents: [], quick: [] });
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    loadSearchIndex().then(setIndex, () => setFailed(true));
  }, []);
  return { ...index, failed };
}
