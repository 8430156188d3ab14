import type { CompanyFacts } from '../../../content/schemas/company.ts';
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

const icon = (src: string, size: number, more: object = {}) => ({ src, sizes: `${size}x${size}`, type: 'image/png', ...more });

/** The web app manifest: what a phone calls the site on its home screen. */
export const webManifest = ({ name, tagline }: Pick<CompanyFacts, 'name' | 'tagline'>) =>
  JSON.stringify({
    name,
    short_name: name,
    id: '/',
    lang: 'en-CA',
    description: tagline,
    start_url: '/',
    display: 'browser',
    background_color: '#070d19',
    theme_color: '#070d19',
    icons: [icon('/icon-192.png', 192), icon('/icon-512.png', 512), icon('/icon-maskable-512.png', 512, { purpose: 'maskable' })],
  });
