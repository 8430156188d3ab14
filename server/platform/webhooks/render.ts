import type { WebhookFormat } from '../../../contract/webhook-events.ts';
import type { Payload } from './tell.ts';

/** Signs that chat programs read as markup; a visitor's name must not become a link or call everybody. */
const plain = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The body that is sent. The same event gives the same bytes at every attempt. */
export function render({ type, at, data, summary, path }: Payload, format: WebhookFormat, publicUrl: string): string {
  const url = publicUrl + path;
  if (format === 'chat') return JSON.stringify({ text: `${plain(summary)}\n${url}` });
  return JSON.stringify({ type, timestamp: new Date(at).toISOString(), data: { ...data, url } });
}
