import { AwsClient } from 'aws4fetch';
import type { Storage } from './storage.ts';

const timeoutMs = 15_000;
const types: Record<string, string> = { jpg: 'image/jpeg', webp: 'image/webp', avif: 'image/avif' };

/**
 * File storage in an S3-compatible bucket: https://KEY:SECRET@host[:port]/bucket?region=…. Requests are signed (Signature V4).
 */
export function s3Storage(address: string): Storage {
  const url = new URL(address);
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    region: url.searchParams.get('region') ?? 'us-east-1',
    service: 's3',
    retries: 2,
  });
  const bucket = `${url.protocol === 's3:' ? 'https:' : url.protocol}//${url.host}${url.pathname.replace(/\/+$/, '')}`;
  const at = (key: string) => `${bucket}/${key.split('/').map(encodeURIComponent).join('/')}`;

  async function call(target: string, init: RequestInit, allowed: number[] = []): Promise<Response> {
    const response = await client.fetch(target, { ...init, signal: AbortSignal.timeout(timeoutMs) }).catch((cause) => {
      throw new Error('The image storage of S3_URL does not answer', { cause });
    });
    if (response.ok || allowed.includes(response.status)) return response;
    const reason = /<Code>([^<]{1,100})/.exec(await response.text())?.[1] ?? '';
    throw new Error(`The image storage of S3_URL answered ${response.status} ${reason}`.trim());
  }

  return {
    async put(key, bytes) {
      const image = types[key.slice(key.lastIndexOf('.') + 1)];
      await call(at(key), {
        method: 'PUT',
        body: new Uint8Array(bytes),
        headers: image
          ? { 'content-type': image, 'cache-control': 'public, max-age=31536000, immutable' }
          : { 'content-type': 'application/octet-stream', 'cache-control': 'private, no-store' },
      });
    },

    async get(key) {
      const response = await call(at(key), { method: 'GET' }, [404]);
      if (response.status === 404) {
        await response.body?.cancel();
        return undefined;
      }
      return new Uint8Array(await response.arrayBuffer());
    },

    async delete(key) {
      const response = await call(at(key), { method: 'DELETE' }, [404]);
      await response.body?.cancel();
    },

    async *list() {
      let token = '';
      do {
        const query = new URLSearchParams({ 'list-type': '2', ...(token && { 'continuation-token': token }) });
        const xml = await (await call(`${bucket}?${query}`, { method: 'GET' })).text();
        for (const [, entry = ''] of xml.matchAll(/<Contents>([\s\S]*?)<\/Contents>/g)) {
          yield { key: unescapeXml(tag(entry, 'Key')), modifiedAt: Date.parse(tag(entry, 'LastModified')) };
        }
        token = unescapeXml(tag(xml, 'NextContinuationToken'));
      } while (token);
    },
  };
}

const tag = (xml: string, name: string) => new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? '';

const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };
const unescapeXml = (text: string) =>
  text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) =>
    hex || decimal ? String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal)) : (entities[name] ?? whole),
  );
