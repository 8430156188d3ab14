import { AppError } from '../../errors.ts';

export type Part = { name: string; isFile: boolean; body: AsyncIterable<Uint8Array> };

const headerLimit = 8 * 1024;
const malformed = () => new AppError(400, 'The form is malformed.', { code: 'invalid-form' });
const interrupted = () => new AppError(400, 'The upload was interrupted.', { code: 'interrupted' });

/** The boundary out of a content type, if it is that of a form with files. */
export function boundaryOf(contentType: string): string | undefined {
  const match = /^multipart\/form-data\s*;(?:.*;)?\s*boundary=(?:"([^"]{1,70})"|([^\s";]{1,70}))/i.exec(contentType);
  return match?.[1] ?? match?.[2];
}

/** Reads a form piece by piece; no more than one chunk of it is ever held. A part's body is to be read before the next part. */
export async function* multipart(source: AsyncIterable<Uint8Array>, boundary: string): AsyncGenerator<Part> {
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  const chunks = source[Symbol.asyncIterator]();
  let held = Buffer.from('\r\n'); // the first boundary has no line before it

  async function more() {
    const next = await chunks.next().catch(() => {
      throw interrupted();
    });
    if (next.done) throw malformed();
    held = Buffer.concat([held, next.value]);
  }

  /** What stands before the next occurrence of `mark`, in chunks; the mark itself is taken away too. */
  async function* until(mark: Buffer): AsyncGenerator<Uint8Array> {
    for (;;) {
      const at = held.indexOf(mark);
      const sure = at < 0 ? Math.max(0, held.length - mark.length + 1) : at;
      const before = held.subarray(0, sure);
      held = held.subarray(at < 0 ? sure : at + mark.length);
      if (before.length) yield before;
      if (at >= 0) return;
      await more();
    }
  }

  async function headers(): Promise<string> {
    while (!held.includes('\r\n\r\n')) {
      if (held.length > headerLimit) throw malformed();
      await more();
    }
    const end = held.indexOf('\r\n\r\n');
    const text = held.toString('utf8', 0, end);
    held = held.subarray(end + 4);
    return text;
  }

  try {
    for await (const _ of until(delimiter)); // anything before the first boundary
    for (;;) {
      while (held.length < 2) await more();
      if (held.subarray(0, 2).equals(Buffer.from('--'))) return;
      const about = describe(await headers());
      const body = until(delimiter);
      if (about) yield { ...about, body };
      for await (const _ of body); // what the caller left unread
    }
  } finally {
    await chunks.return?.();
  }
}

function describe(headers: string): { name: string; isFile: boolean } | undefined {
  const disposition = /^content-disposition:\s*form-data\s*;(.*)$/im.exec(headers)?.[1];
  if (disposition === undefined) return undefined;
  const name = /(?:^|;)\s*name=(?:"([^"]*)"|([^\s;"]+))/i.exec(disposition);
  if (!name) return undefined;
  return { name: name[1] ?? name[2] ?? '', isFile: /;\s*filename\*?=/i.test(disposition) };
}
