import type { PageLink } from '../../contract/words.ts';
import { GoArrow } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';

/** A page in two lines, in the hue of its family. */
export function LinkCard({ path, name, summary, hue }: PageLink) {
  return (
    <Link to={path} className="link-card" data-hue={hue}>
      <h3>{name}</h3>
      <span>{summary}</span>
      <GoArrow />
    </Link>
  );
}
