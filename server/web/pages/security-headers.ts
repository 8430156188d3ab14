import { createHash } from 'node:crypto';

const inlineElement = (tag: string) => new RegExp(`<${tag}(?<attributes>(?:\\s[^>]*)?)>(?<text>[\\s\\S]*?)</${tag}>`, 'g');

/** Hashes of a page's inline elements, so that the policy allows only those. Data blocks are skipped: they do not execute. */
function hashes(html: string, tag: 'script' | 'style'): string {
  const found = new Set<string>();
  for (const { groups } of html.matchAll(inlineElement(tag))) {
    if (!groups?.text || /type="application\//.test(groups.attributes ?? '')) continue;
    found.add(`'sha256-${createHash('sha256').update(groups.text).digest('base64')}'`);
  }
  return [...found].join(' ');
}

/** The Content-Security-Policy of a page. It depends only on the HTML, so it can be cached with it. */
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
    // Captcha scripts build their frames in ways that Trusted Types forbid.
    ...(captcha.length ? [] : ["require-trusted-types-for 'script'", "trusted-types 'none'"]),
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
