import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
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

/** While busy it is disabled, turns and says so; the focus a disabled button drops comes back afterwards. */
export function Button({
  look = 'solid',
  size = 'md',
  busy = false,
  busyText,
  className,
  children,
  disabled,
  type = 'button',
  ...rest
}: ButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const wasBusy = useRef(false);
  useEffect(() => {
    if (wasBusy.current && !busy && document.activeElement === document.body) button.current?.focus({ preventScroll: true });
    wasBusy.current = busy;
  }, [busy]);

  return (
    <button
      ref={button}
      {...rest}
      type={type}
      className={buttonClass(look, size, className)}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
    >
      {busy ? <Spinner /> : null}
      {busy && busyText ? busyText : children}
    </button>
  );
}

type ButtonLinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: SiteLink; look?: ButtonLook; size?: ButtonSize };

/** A link that looks like a button. */
export function ButtonLink({ to, look = 'solid', size = 'md', className, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} href={to} className={buttonClass(look, size, className)}>
      {children}
    </a>
  );
}

/** 'Learn More' with its arrow; `about` tells a listener what more there is. */
export function MoreLink({ to, about, children }: { to: SiteLink; about?: string; children: ReactNode }) {
  return (
    <a href={to} className="more">
      {children}
      {about ? <span className="sr"> about {about}</span> : null}
      <GoArrow />
    </a>
  );
}
