import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Link } from '../ui/link.tsx';

type NavLinkProps = { to: string; hue?: string; className?: string; children: ReactNode };

/** A link of a menu: says when it leads to the page one is on, and carries the hue of its family. */
export function NavLink({ to, hue, className, children }: NavLinkProps) {
  const { pathname } = useLocation();
  return (
    <Link to={to} className={className} data-hue={hue} aria-current={pathname === to ? 'page' : undefined}>
      {children}
    </Link>
  );
}
