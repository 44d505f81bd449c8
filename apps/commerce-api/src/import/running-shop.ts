import type { DirectoryLockedError } from '../database/directory-lock.ts';
import type { Settings } from '../settings.ts';
import { readImportToken, type ImportAccess } from './import-token.ts';

/** The shop that has the directory, or why it cannot be asked. Takes what an operator wants of it: `imports`. */
export function shopOf(
  { dataDir }: Pick<Settings, 'dataDir'>,
  locked: DirectoryLockedError,
  what = 'imports',
): ImportAccess {
  const access = readImportToken(dataDir);
  if (access) return access;
  throw new DirectoryBusyError(
    `The data directory ${dataDir} is in use by process ${locked.pid}, which takes no ${what} now. ` +
      'If that is an import, wait until it has finished; if the shop has just been started, try again in a moment.',
  );
}

export class DirectoryBusyError extends Error {
  override readonly name = 'DirectoryBusyError';
}
