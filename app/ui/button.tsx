import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { GoArrow } from './icon.tsx';
import type { SiteLink } from './link.tsx';
import { Spinner } from './spinner.tsx';

export type ButtonLook = 'solid' | 'ghost' | 'danger';
export type ButtonSize = 'md' | 'sm';

const looks: Record<ButtonLook, string> = { solid: 'btn', ghost: 'btn btn-ghost', danger: 'btn btn-danger' };

function buttonClass(look: ButtonLook, size: ButtonSize, more?: string) {
  return [looks[look], size === 'sm' && 'btn-sm', more].filter(Boolean).join(' ');
}

type ButtonProps = ComponentProps<'button'> & { look?: ButtonLook; size?: ButtonSize; busy?: boolean; busyText?: string };

/** While busy it shows a spinner and announces it. Busy or disabled it ignores clicks, but stays focusable. */
export function Button({
  look = 'solid',
  size = 'md',
  busy = false,
  busyText,
  className,
  children,
  disabled,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const isOff = disabled || busy;
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass(look, size, className)}
      aria-disabled={isOff || undefined}
      aria-busy={busy || undefined}
      onClick={isOff ? ignore : onClick}
    >
      {busy ? <Spinner /> : null}
      {busy && busyText ? busyText : children}
    </button>
  );
}

/** Also blocks submission by Enter in a field. */
const ignore = (event: MouseEvent) => event.preventDefault();

type ButtonLinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: SiteLink; look?: ButtonLook; size?: ButtonSize };

/** A link that looks like a button. */
export function ButtonLink({ to, look = 'solid', size = 'md', className, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} href={to} className={buttonClass(look, size, className)}>
      {children}
    </a>
  );
}

/** 'Learn More' with an arrow; `about` adds context for screen readers. */
export function MoreLink({ to, about, children }: { to: SiteLink; about?: string; children: ReactNode }) {
  return (
    <a href={to} className="more">
      {children}
      {about ? <span className="sr"> about {about}</span> : null}
      <GoArrow />
    </a>
  );
}
