import { createHash } from 'node:crypto';

const inlineElement = (tag: string) => new RegExp(`<${tag}(?<attributes>(?:\\s[^>]*)?)>(?<text>[\\s\\S]*?)</${tag}>`, 'g');

/** Hashes of the inline elements of a page, so that the policy allows these and no others. Data blocks do not run. */
function hashes(html: string, tag: 'script' | 'style'): string {
  const found = new Set<string>();
  for (const { groups } of html.matchAll(inlineElement(tag))) {
    if (!groups?.text || /type="application\//.test(groups.attributes ?? '')) continue;
    found.add(`'sha256-${createHash('sha256').update(groups.text).digest('base64')}'`);
  }
  return [...found].join(' ');
}

/** The Content-Security-Policy of one page: a function of its bytes, so it may be kept beside them. */
export function contentSecurityPolicy(
  html: string,
  { connect = [], captcha = [] }: { connect?: string[]; captcha?: string[] } = {},
): string {
  const own = (...more: string[]) => ["'self'", ...more.filter(Boolean)].join(' ');
  return [
    "default-src 'none'",
    `script-src ${own(hashes(html, 'script'), ...captcha)}`,
    `style-src ${own(hashes(html, 'style'), ...captcha)}`,
    `img-src ${own('data:', 'blob:')}`,
    "font-src 'self'",
    "media-src 'self'",
    `connect-src ${own(...connect, ...captcha)}`,
    ...(captcha.length ? [`frame-src ${captcha.join(' ')}`] : []),
    "manifest-src 'self'",
    `form-action ${own(...connect)}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    // A captcha's own script builds its frames in ways that trusted types forbid.
    ...(captcha.length ? [] : ["require-trusted-types-for 'script'", "trusted-types 'none'"]),
  ].join('; ');
}

/** For answers that are not pages: should a browser show one as a document, it can do nothing. */
export const inertPolicy = "default-src 'none'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'";

/** Headers of every answer. */
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
 * Headers of the back office's pages besides: no search engine shows them, and no window of another site keeps a hold
 * of theirs. Public pages hold nothing of value to such a window, and a browser needs a second process to cut it off,
 * which delays a first visit.
 */
export const backOfficeHeaders = { 'x-robots-tag': 'noindex', 'cross-origin-opener-policy': 'same-origin' };
