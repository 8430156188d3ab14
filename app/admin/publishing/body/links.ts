/** Addresses that a link may have: a page or a place on one, https, http, mailto and tel. */
const allowed = /^(\/(?!\/)|#|https?:\/\/[^\s/]|mailto:[^\s@]+@|tel:[+\d])/i;

export const isAllowedLink = (href: string) => allowed.test(href) && !/\s/.test(href);

/** The address as it is stored: inside this site as a path, and with the scheme somebody left out. */
export function toLink(typed: string, origin: string): string | undefined {
  const text = typed.trim();
  const href = text === origin ? '/' : text.startsWith(`${origin}/`) ? text.slice(origin.length) : text;
  if (isAllowedLink(href)) return href;
  if (/^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/.test(href)) return `mailto:${href}`;
  if (/^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(href)) return `https://${href}`;
  return undefined;
}
