import { type MouseEvent, useId } from 'react';
import { Icon } from './icon.tsx';

function keepOpen(event: MouseEvent<HTMLElement>) {
  if (event.currentTarget.closest('details')?.open) event.preventDefault();
}

/** Numbered steps, one open at a time; initially the first. */
export function Accordion({ items }: { items: readonly { title: string; text: string }[] }) {
  const name = useId();
  return (
    <div className="steps">
      {items.map(({ title, text }, index) => (
        <details key={title} className="step" name={name} open={index === 0}>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is the button of its details */}
          <summary onClick={keepOpen}>
            <span className="label" aria-hidden="true">
              {index + 1}
            </span>
            <h3>{title}</h3>
            <Icon name="plus" />
          </summary>
          <p>{text}</p>
        </details>
      ))}
    </div>
  );
}
