import { createHash } from 'node:crypto';

/** The hash by which a policy allows an inline script. */
export const scriptHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

type PolicyOptions = {
  connect?: string[];
  captcha?: string[];
  /** The editor shows the page beside it in a frame and reads what is pasted. */
  backOffice?: boolean;
  /** Pages of this site may show it in a frame. */
  framed?: boolean;
};

/**
 * The Content-Security-Policy of a page. `scripts` are the hashes of the build's own inline scripts. They are not taken from the
 * page: a script that was injected there would be allowed as well.
 */
export function contentSecurityPolicy(
  scripts: string[],
  { connect = [], captcha = [], backOffice = false, framed = false }: PolicyOptions = {},
): string {
  const own = (...more: string[]) => ["'self'", ...more.filter(Boolean)].join(' ');
  return [
    "default-src 'none'",
    `script-src ${own(...scripts, ...captcha)}`,
    `style-src ${own(...captcha)}`,
    `img-src ${own('data:', 'blob:')}`,
    "font-src 'self'",
    "media-src 'self'",
    `connect-src ${own(...connect, ...captcha)}`,
    ...(captcha.length || backOffice ? [`frame-src ${backOffice ? own() : captcha.join(' ')}`] : []),
    "manifest-src 'self'",
    `form-action ${own(...connect)}`,
    "base-uri 'none'",
    `frame-ancestors ${framed ? "'self'" : "'none'"}`,
    "object-src 'none'",
    // Drawings arrive as markup; the editor reads pasted HTML in a detached document. Each has a policy of its own.
    // Captcha scripts build their frames in ways that Trusted Types forbid.
    ...(captcha.length
      ? []
      : ["require-trusted-types-for 'script'", `trusted-types drawings${backOffice ? ' ProseMirrorClipboard' : ''}`]),
  ].join('; ');
}

/** For non-HTML responses: disables everything if a browser opens one as a document. */
export const inertPolicy = "default-src 'none'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'";

/** Headers of every response. */
export function commonHeaders(publicUrl: string): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': 'DENY',
    ...(publicUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}

/**
 * Extra headers of back-office pages: noindex, and isolation from other sites' windows. Public pages go without the isolation:
 * they hold nothing worth protecting, and it needs a new browser process, which delays the first visit.
 */
export const backOfficeHeaders = { 'x-robots-tag': 'noindex', 'cross-origin-opener-policy': 'same-origin' };
