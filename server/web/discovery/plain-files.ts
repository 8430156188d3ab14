import { days } from '../../platform/time.ts';

/** robots.txt. Nothing is disallowed: noindex only works if crawlers may fetch the page. */
export const robots = (publicUrl: string) => `User-agent: *
Allow: /

Sitemap: ${publicUrl}/sitemap.xml
`;

/** security.txt (RFC 9116). Expires must be less than a year ahead. */
export const securityTxt = (publicUrl: string, now: number) => `Contact: ${publicUrl}/contactUs
Expires: ${new Date(now + days(330)).toISOString()}
Preferred-Languages: en
Canonical: ${publicUrl}/.well-known/security.txt
`;
