import type { Context } from 'hono';
import type { z } from 'zod';
import { AppError } from '../../errors.ts';
import { check } from '../../platform/check.ts';

const defaultLimit = 64 * 1024;

/** Parses and validates a JSON body: 415 for another type, 413 if too large, 400 if malformed or invalid. */
export async function readJson<Schema extends z.ZodType>(
  c: Context,
  schema: Schema,
  limit = defaultLimit,
): Promise<z.output<Schema>> {
  const type = c.req.header('content-type') ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type)) throw new AppError(415, 'Send this as JSON (content-type application/json).');
  let parsed: unknown;
  const text = await readText(c, limit);
  try {
    parsed = JSON.parse(text);
  } catch {
    throw notJson('The request is not valid JSON.');
  }
  if (typeof parsed !== 'object' || !parsed || Array.isArray(parsed)) throw notJson('Send a JSON object.');
  return check(schema, parsed);
}

/** Reads the body as text up to the limit. A client that disconnects meanwhile is not our error: 400. */
export async function readText(c: Context, limit: number): Promise<string> {
  if (Number(c.req.header('content-length') ?? 0) > limit) throw tooLarge();
  const cannotBeLonger = c.req.header('content-length') && !c.req.header('transfer-encoding');
  if (cannotBeLonger) return c.req.raw.text().catch(interrupted);
  const reader = c.req.raw.body?.getReader();
  if (!reader) return '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read().catch(interrupted);
    if (done) break;
    size += value.length;
    if (size > limit) {
      await reader.cancel();
      throw tooLarge();
    }
    chunks.push(value);
  }
  return Buffer.concat(chunks).toString('utf8');
}

const notJson = (sentence: string) => new AppError(400, sentence, { code: 'invalid-json' });
const tooLarge = () => new AppError(413, 'The request is too large.');
const interrupted = () => {
  throw new AppError(400, 'The request was interrupted.', { code: 'interrupted' });
};
