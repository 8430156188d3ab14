import iconPaths from './icon-paths.json';

const drawings: Record<string, string> = iconPaths;

/** A Lucide icon; `npm run icons` keeps the drawings of the names in use. In the page itself, so that it is there with its text. */
export function Icon({ name, className }: { name: string; className?: string }) {
  return (
    <svg className={className ? `icon ${className}` : 'icon'} viewBox="0 0 24 24" aria-hidden="true">
      <path d={drawings[name]} />
    </svg>
  );
}

/** The arrow at the end of links that lead on. */
export function GoArrow() {
  return <Icon name="arrow-right" className="icon-go" />;
}
