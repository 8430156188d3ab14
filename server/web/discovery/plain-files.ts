import { days } from '../../platform/time.ts';

/** robots.txt. Nothing is barred: screens that are not for search engines say so themselves, which only a visitor can read. */
export const robots = (publicUrl: string) => `User-agent: *
Allow: /

Sitemap: ${publicUrl}/sitemap.xml
`;

/** security.txt (RFC 9116); it must not promise for longer than a year. */
export const securityTxt = (publicUrl: string, now: number) => `Contact: ${publicUrl}/contactUs
Expires: ${new Date(now + days(330)).toISOString()}
Preferred-Languages: en
Canonical: ${publicUrl}/.well-known/security.txt
`;
