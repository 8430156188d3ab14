import { ConfigError } from './config.ts';

type SystemError = Error & { code?: string; port?: number; path?: string; address?: string };

/** One line that says why the server does not start. */
export function startUpProblem(error: unknown): string {
  const { code, port, path, message } = error as SystemError;
  if (error instanceof ConfigError) return `Cannot start: ${message}.`;
  if (code === 'EADDRINUSE') return `Cannot start: port ${port} is in use. Set PORT to another one.`;
  if (code === 'EACCES' && port) return `Cannot start: port ${port} may not be used by this user. Set PORT to another one.`;
  if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM')
    return `Cannot start: ${path ?? 'DATA_DIR'} cannot be written. Check DATA_DIR and its permissions.`;
  if (
    code === 'ECONNREFUSED' ||
    code === 'ENOTFOUND' ||
    code === 'ETIMEDOUT' ||
    /timeout exceeded when trying to connect/.test(message)
  )
    return 'Cannot start: the database of DATABASE_URL does not answer.';
  if (code === '28P01' || code === '3D000' || code === '28000')
    return `Cannot start: the database of DATABASE_URL refuses: ${message}.`;
  if (code === 'ERR_SQLITE_ERROR') return `Cannot start: the database in DATA_DIR cannot be opened: ${message}.`;
  return `Cannot start: ${(message ?? String(error)).split('\n')[0]}`;
}
