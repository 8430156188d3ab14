import { AppError } from '../../errors.ts';

/** Turns a full disk into an error an administrator can act on. Other errors are rethrown. */
export function rethrowDiskFull(error: unknown): never {
  const code = (error as NodeJS.ErrnoException).code ?? '';
  if (!['ENOSPC', 'EDQUOT', 'EFBIG'].includes(code)) throw error;
  throw new AppError(
    500,
    'There is no room left on the server for images. Nothing was saved; please tell whoever runs the site.',
    { code: 'no-room' },
  );
}
