import type { MouseEvent } from 'react';
import type { Hue } from '../../content/schemas/hue.ts';

type SearchOptionProps = {
  id: string;
  path: string;
  title: string;
  area?: string;
  hue?: Hue;
  summary?: string;
  selected: boolean;
  onPoint: () => void;
  onGo: (path: string) => void;
};

/** A result as a listbox option; still a link, so it can be opened in a new tab. */
export function SearchOption({ id, path, title, area, hue, summary, selected, onPoint, onGo }: SearchOptionProps) {
  function onClick(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onGo(path);
  }
  return (
    <a
      href={path}
      id={id}
      role="option"
      data-hue={hue}
      aria-selected={selected}
      tabIndex={-1}
      onPointerMove={onPoint}
      onClick={onClick}
    >
      <strong>{title}</strong>
      {area ? <span className="label">{area}</span> : null}
      {summary ? <span className="search-summary">{summary}</span> : null}
    </a>
  );
}
