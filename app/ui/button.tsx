import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { GoArrow } from './icon.tsx';
import { Link } from './link.tsx';
import { Spinner } from './spinner.tsx';

export type ButtonLook = 'solid' | 'ghost' | 'danger';
export type ButtonSize = 'md' | 'sm';

const looks: Record<ButtonLook, string> = { solid: 'btn', ghost: 'btn btn-ghost', danger: 'btn btn-danger' };

function buttonClass(look: ButtonLook, size: ButtonSize, more?: string) {
  return [looks[look], size === 'sm' && 'btn-sm', more].filter(Boolean).join(' ');
}

type ButtonProps = ComponentProps<'button'> & { look?: ButtonLook; size?: ButtonSize; busy?: boolean; busyText?: string };

/** Busy it turns and says so. Busy or disabled it does nothing, but stays in the tab order: the focus is not dropped. */
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

/** Also what Enter in a field would send through its button. */
const ignore = (event: MouseEvent) => event.preventDefault();

type ButtonLinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: string; look?: ButtonLook; size?: ButtonSize };

/** A link that looks like a button. A place on the same page is left to the browser, which also moves the focus. */
export function ButtonLink({ to, look = 'solid', size = 'md', className, children, ...rest }: ButtonLinkProps) {
  const classes = buttonClass(look, size, className);
  if (to.startsWith('#')) {
    return (
      <a {...rest} href={to} className={classes}>
        {children}
      </a>
    );
  }
  return (
    <Link {...rest} to={to} className={classes}>
      {children}
    </Link>
  );
}

/** 'Learn More' with its arrow; `about` tells a listener what more there is. */
export function MoreLink({ to, about, children }: { to: string; about?: string; children: ReactNode }) {
  return (
    <Link to={to} className="more">
      {children}
      {about ? <span className="sr"> about {about}</span> : null}
      <GoArrow />
    </Link>
  );
}
