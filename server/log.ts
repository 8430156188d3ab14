import pino from 'pino';

export type Log = pino.Logger;

/** Structured log on stdout. Callers never pass secrets or personal data; redaction is the fallback. */
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
