import { brand } from '../brand.ts';
import type { Mail } from './outbox.ts';

/** Content of a mail: text, the code or token, the button's target and the small print. */
export type MailWords = {
  to: string;
  subject: string;
  paragraphs: string[];
  secret?: { label: string; value: string };
  button?: { label: string; url: string };
  ending?: string;
  replyTo?: string;
  about?: string;
};

const night = '#070d19';
const aurora = '#2fd6a5';
const sky = '#3aa0ff';
const fonts = "'Radio Canada', 'Segoe UI', Helvetica, Arial, sans-serif";

/** Renders a mail with the brand's layout, as HTML and plain text with the same content. */
export function brandedMail(words: MailWords): Mail {
  const { to, subject, secret, replyTo, about } = words;
  return { to, subject, text: plain(words), html: html(words), replyTo, secret: secret?.value, about };
}

function plain({ subject, paragraphs, secret, button, ending }: MailWords): string {
  const parts = [
    subject,
    ...paragraphs,
    secret && `${secret.label}: ${secret.value}`,
    button && `${button.label}:\n${button.url}`,
    ending,
    `-- \n${brand.name}`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

const toHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const lines = (text: string) => toHtml(text).replaceAll('\n', '<br>');
const row = (style: string, content: string) => `<tr><td style="padding:0 32px 18px;${style}">${content}</td></tr>`;

// Tables and inline styles for mail clients. No images, so opening a mail fetches nothing.
function html({ subject, paragraphs, secret, button, ending }: MailWords): string {
  const body = [
    row('padding-top:32px;font-size:24px;line-height:1.25;font-weight:600', toHtml(subject)),
    ...paragraphs.map((paragraph) => row('font-size:16px;line-height:1.6', lines(paragraph))),
    secret &&
      row(
        '',
        `<div style="font-size:13px;color:#4b5668;padding-bottom:6px">${toHtml(secret.label)}</div><div style="background:#eef7f4;border:1px solid #b9e3d5;border-radius:8px;padding:16px;font:600 ${secret.value.length > 8 ? 15 : 30}px/1.3 ui-monospace,Consolas,monospace;letter-spacing:${secret.value.length > 8 ? 0 : 6}px;word-break:break-all">${toHtml(secret.value)}</div>`,
      ),
    button &&
      row(
        '',
        `<a href="${toHtml(button.url)}" style="display:inline-block;background:#0b6b57;color:#ffffff;text-decoration:none;font-weight:600;border-radius:8px;padding:13px 22px">${toHtml(button.label)}</a>`,
      ),
    ending && row('font-size:14px;line-height:1.6;color:#4b5668', lines(ending)),
  ];
  return `<!doctype html>
<html lang="en-CA"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${toHtml(subject)}</title></head>
<body style="margin:0;background:#eef1f5;color:#0c1524;font-family:${fonts}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border-radius:14px;overflow:hidden">
<tr><td style="background:${night};padding:24px 32px;color:#ffffff;font-size:24px;letter-spacing:-0.02em;font-family:'Funnel Display',${fonts}">${toHtml(brand.name)}</td></tr>
<tr><td style="height:4px;font-size:0;line-height:0;background:${aurora};background-image:linear-gradient(90deg,${aurora},${sky})">&nbsp;</td></tr>
${body.filter(Boolean).join('\n')}
<tr><td style="padding:14px 32px 28px;font-size:13px;color:#5c6779;border-top:1px solid #e3e8ee">${toHtml(brand.name)}, ${toHtml(brand.tagline)}</td></tr>
</table></td></tr></table></body></html>
`;
}
