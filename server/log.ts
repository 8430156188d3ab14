import pino from 'pino';

export type Log = pino.Logger;

/** Structured lines on standard output. Secrets and personal data are never passed to it; this list is the net below. */
export function makeLog(level: string): Log {
  return pino({
    level,
    redact: {
      paths: ['*.password', '*.newPassword', '*.token', '*.email', '*.authorization', 'req.headers'],
      censor: '[hidden]',
    },
    base: undefined,
  });
}
