import iconPaths from './icon-paths.json';

const drawings: Record<string, string> = { ...iconPaths };

/** Adds the icons that came with a page's words, or those of the back office. */
export const addIcons = (more: Record<string, string>) => void Object.assign(drawings, more);

/** A Lucide icon. `npm run icons` collects the icons in use. Inlined, so that it appears together with its text. */
export function Icon({ name, className }: { name: string; className?: string }) {
  return (
    <svg className={className ? `icon ${className}` : 'icon'} viewBox="0 0 24 24" aria-hidden="true">
      <path d={drawings[name]} />
    </svg>
  );
}

/** Arrow at the end of a link. */
export function GoArrow() {
  return <Icon name="arrow-right" className="icon-go" />;
}
