import type { ReactNode } from 'react';
import { Link, type SiteLink } from '../ui/link.tsx';
import { useAriaCurrent } from './current-path.ts';

type NavLinkProps = { to: SiteLink; hue?: string; className?: string; children: ReactNode };

/** A menu link with aria-current and its family's hue. */
export function NavLink({ to, hue, className, children }: NavLinkProps) {
  return (
    <Link to={to} className={className} data-hue={hue} aria-current={useAriaCurrent(to)}>
      {children}
    </Link>
  );
}
