import type { PageLink } from '../../contract/words.ts';
import { GoArrow } from '../ui/icon.tsx';
import { Link, type SiteLink } from '../ui/link.tsx';

/** A link to a page with its summary, in its family's hue. */
export function LinkCard({ path, name, summary, hue }: PageLink) {
  return (
    <Link to={path as SiteLink} className="link-card" data-hue={hue}>
      <h3>{name}</h3>
      <span>{summary}</span>
      <GoArrow />
    </Link>
  );
}
