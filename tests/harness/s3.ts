import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { AwsV4Signer } from 'aws4fetch';

const credentials = { accessKeyId: 'test-key', secretAccessKey: 'test-secret', region: 'us-east-1', service: 's3' };
const bucket = '/norvane';

type StoredObject = { bytes: Buffer; type: string; modifiedAt: Date };
type Answer = { status: number; headers?: Record<string, string>; body?: string | Buffer };

/** A small in-memory stand-in for an S3-compatible store, on a free port of this machine, with one empty bucket. */
export async function startS3() {
  const objects = new Map<string, StoredObject>();
  const server = createServer(async (req, res) => {
    const body = await buffer(req).catch(() => undefined);
    if (!body) return; // the client has hung up
    const { status, headers, body: answer } = (await refusal(req)) ?? respond(objects, req, body);
    res.writeHead(status, headers).end(req.method === 'HEAD' ? undefined : answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const { accessKeyId, secretAccessKey, region } = credentials;
  return {
    url: `http://${accessKeyId}:${secretAccessKey}@127.0.0.1:${port}${bucket}?region=${region}`,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Signs what arrived once more, with the headers the caller says it signed: the signatures must be the same. */
async function refusal(req: IncomingMessage): Promise<Answer | undefined> {
  const given = req.headers.authorization ?? '';
  const keyId = /^AWS4-HMAC-SHA256 Credential=([^/,]+)\//.exec(given)?.[1];
  if (!keyId) return fault(403, 'AccessDenied');
  if (keyId !== credentials.accessKeyId) return fault(403, 'InvalidAccessKeyId');
  const signed = /SignedHeaders=([^,]+)/.exec(given)?.[1]?.split(';') ?? [];
  const signer = new AwsV4Signer({
    ...credentials,
    url: `http://${req.headers.host}${req.url}`,
    method: req.method,
    headers: Object.fromEntries(signed.map((name) => [name, String(req.headers[name] ?? '')])),
    datetime: String(req.headers['x-amz-date'] ?? ''),
    allHeaders: true,
  });
  return (await signer.authHeader()) === given ? undefined : fault(403, 'SignatureDoesNotMatch');
}

function respond(objects: Map<string, StoredObject>, req: IncomingMessage, body: Buffer): Answer {
  const { pathname, searchParams } = new URL(req.url ?? '/', 'http://localhost');
  if (pathname !== bucket && !pathname.startsWith(`${bucket}/`)) return fault(404, 'NoSuchBucket');
  const key = decodeURIComponent(pathname.slice(bucket.length + 1));
  if (!key) return req.method === 'GET' ? list(objects, searchParams) : fault(405, 'MethodNotAllowed');
  const found = objects.get(key);
  switch (req.method) {
    case 'PUT':
      objects.set(key, { bytes: body, type: req.headers['content-type'] ?? '', modifiedAt: new Date() });
      return { status: 200 };
    case 'GET':
    case 'HEAD':
      if (!found) return fault(404, 'NoSuchKey');
      return {
        status: 200,
        headers: {
          'content-type': found.type,
          'content-length': String(found.bytes.length),
          'last-modified': found.modifiedAt.toUTCString(),
        },
        body: found.bytes,
      };
    case 'DELETE':
      objects.delete(key);
      return { status: 204 };
    default:
      return fault(405, 'MethodNotAllowed');
  }
}

/** ListObjectsV2. The token is the last key of the page before. */
function list(objects: Map<string, StoredObject>, query: URLSearchParams): Answer {
  const after = query.get('continuation-token') ?? '';
  const most = Number(query.get('max-keys') ?? 1000);
  const keys = [...objects.keys()].filter((key) => key > after && key.startsWith(query.get('prefix') ?? '')).sort();
  const page = keys.slice(0, most);
  const entries = page.map((key) => {
    const { bytes, modifiedAt } = objects.get(key) as StoredObject;
    const time = modifiedAt.toISOString();
    return `<Contents><Key>${escapeXml(key)}</Key><LastModified>${time}</LastModified><Size>${bytes.length}</Size></Contents>`;
  });
  const next = keys.length > page.length ? `<NextContinuationToken>${escapeXml(page.at(-1) ?? '')}</NextContinuationToken>` : '';
  return xml(200, `<ListBucketResult><IsTruncated>${next !== ''}</IsTruncated>${entries.join('')}${next}</ListBucketResult>`);
}

const xml = (status: number, body: string): Answer => ({ status, headers: { 'content-type': 'application/xml' }, body });
const fault = (status: number, code: string) => xml(status, `<Error><Code>${code}</Code></Error>`);
const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
