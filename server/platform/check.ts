import type { z } from 'zod';
import { AppError, badInput } from '../errors.ts';

/** Validates a value. The caller gets the first message per invalid field. */
export function check<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const fields: Record<string, string> = {};
  for (const issue of result.error.issues) {
    const name = issue.path.findLast((part) => typeof part === 'string'); // of { password: { new } } it is new
    if (name !== undefined) fields[name] ??= issue.message;
  }
  if (Object.keys(fields).length) throw badInput(fields);
  throw new AppError(400, result.error.issues[0]?.message ?? 'Please check what you sent.');
}
