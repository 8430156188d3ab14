import type { ReactNode } from 'react';
import { Link } from '../ui/link.tsx';
import { useAriaCurrent } from './current-page.ts';

type NavLinkProps = { to: string; hue?: string; className?: string; children: ReactNode };

/** A link of a menu: says when it leads to the page one is on, and carries the hue of its family. */
export function NavLink({ to, hue, className, children }: NavLinkProps) {
  return (
    <Link to={to} className={className} data-hue={hue} aria-current={useAriaCurrent(to)}>
      {children}
    </Link>
  );
}
