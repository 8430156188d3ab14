import sprite from './icons.svg?url';

/** A Lucide icon out of the one sprite; `npm run icons` draws the sprite from the names in use. */
export function Icon({ name, className }: { name: string; className?: string }) {
  return (
    <svg className={className ? `icon ${className}` : 'icon'} viewBox="0 0 24 24" aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}

/** The arrow at the end of links that lead on. */
export function GoArrow() {
  return <Icon name="arrow-right" className="icon-go" />;
}
