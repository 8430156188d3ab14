import { type SubmitEvent, useId } from 'react';
import { searchLabels, searchPath } from '../../content/labels/search.ts';
import { go } from '../navigation/go.ts';
import { Button } from '../ui/button.tsx';

/** A search that works with and without JavaScript. */
export function SearchForm({ query = '' }: { query?: string }) {
  const id = useId();
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    go(`${searchPath}?q=${encodeURIComponent(String(new FormData(event.currentTarget).get('q')))}`);
  };
  return (
    <search>
      <form action={searchPath} className="search-form" onSubmit={onSubmit}>
        <label htmlFor={id}>{searchLabels.label}</label>
        <input id={id} name="q" type="search" className="input" defaultValue={query} autoComplete="off" enterKeyHint="search" />
        <Button type="submit">{searchLabels.button}</Button>
      </form>
    </search>
  );
}
