import { ConfigError } from './config.ts';

type SystemError = Error & { code?: string; port?: number; path?: string; address?: string };

/** Listening failed. Distinguishes an unknown HOST from an unknown database host, which has the same error code. */
export class CannotListen extends Error {
  constructor(cause: unknown) {
    super('cannot listen', { cause });
  }
}

/** One line that explains why the server does not start. */
export function startUpProblem(error: unknown): string {
  const { code, path, message } = error as SystemError;
  if (error instanceof ConfigError) return `Cannot start: ${message}.`;
  if (error instanceof CannotListen) return listenProblem(error.cause as SystemError);
  if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM')
    return `Cannot start: ${path ?? 'DATA_DIR'} cannot be written. Check DATA_DIR and its permissions.`;
  if (
    code === 'ECONNREFUSED' ||
    code === 'ENOTFOUND' ||
    code === 'EAI_AGAIN' ||
    code === 'ETIMEDOUT' ||
    /timeout exceeded when trying to connect/.test(message)
  )
    return 'Cannot start: the database of DATABASE_URL does not answer.';
  if (code === 'ERR_INVALID_URL') return 'Cannot start: DATABASE_URL cannot be read as an address.';
  if (code === '28P01' || code === '3D000' || code === '28000')
    return `Cannot start: the database of DATABASE_URL refuses: ${message}.`;
  if (code === 'ERR_SQLITE_ERROR') return `Cannot start: the database in DATA_DIR cannot be opened: ${message}.`;
  return `Cannot start: ${(message ?? String(error)).split('\n')[0]}`;
}

function listenProblem({ code, port, message }: SystemError): string {
  if (code === 'EADDRINUSE') return `Cannot start: port ${port} is in use. Set PORT to another one.`;
  if (code === 'EACCES') return `Cannot start: port ${port} may not be used by this user. Set PORT to another one.`;
  if (code === 'ENOTSUP') return 'Cannot start: this system cannot share a port between processes. Set REUSE_PORT to 0.';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN' || code === 'EADDRNOTAVAIL')
    return 'Cannot start: HOST is no address of this machine.';
  return `Cannot start: HOST and PORT cannot be used: ${message}.`;
}
