import type { Crumb } from '../../content/crumbs.ts';
import { Link } from '../ui/link.tsx';

export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="crumbs label">
        <li>
          <Link to="/">Home</Link>
        </li>
        {crumbs.map(({ text, path }) => (
          <li key={text} aria-current={path ? undefined : 'page'}>
            {path ? <Link to={path}>{text}</Link> : text}
          </li>
        ))}
      </ol>
    </nav>
  );
}
