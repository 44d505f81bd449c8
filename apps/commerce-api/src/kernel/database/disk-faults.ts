import { statfsSync } from 'node:fs';
import { inspect } from 'node:util';

/** PGlite's file system error numbers (those of WASI, not of the operating system). */
const WASI_ERRORS: Readonly<Record<number, string>> = {
  2: 'EACCES',
  19: 'EDQUOT',
  29: 'EIO',
  33: 'EMFILE',
  51: 'ENOSPC',
  63: 'EPERM',
  69: 'EROFS',
};

const SENTENCES: Readonly<Record<string, (place: string) => string>> = {
  ENOSPC: (place) =>
    `The disk of ${place} is full. Free some space, then start again. Stored data is still there.`,
  EDQUOT: (place) =>
    `The disk quota for ${place} is used up. Free some space, then start again. Stored data is still there.`,
  EACCES: (place) => `This user may not write to ${place}. Change its owner or its permissions.`,
  EPERM: (place) => `This user may not write to ${place}. Change its owner or its permissions.`,
  EROFS: (place) => `${place} is on a file system that can only be read. Choose another one with DATA_DIR.`,
  EIO: (place) => `The disk of ${place} cannot be read or written. Check it for errors.`,
  EMFILE: () => 'Too many files are open on this machine. Raise the limit, or stop another process.',
};

/** The size of a PostgreSQL log file. With less free space, PostgreSQL fails with errors that do not name the cause. */
const MIN_FREE_BYTES = 17 * 1024 * 1024;
/** Measured with the demo catalog. */
const SPACE_TO_START_MB = 120;

/** Thrown when the embedded database cannot be opened. The message is for the operator. */
export class EmbeddedDatabaseError extends Error {
  override readonly name = 'EmbeddedDatabaseError';
}

/** Finds the system's error name in a thrown value: an error from Node or PostgreSQL, or PGlite's bare `{errno: 51}`. */
function getFaultName(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const { code, errno, name, message, cause, errors } = error as Record<string, unknown>;
  if (code === '53100' || /no space left on device/i.test(String(message))) return 'ENOSPC';
  if (name === 'ErrnoError' && typeof errno === 'number') return WASI_ERRORS[errno];
  if (typeof code === 'string' && code in SENTENCES) return code;
  const inner = [cause, ...(Array.isArray(errors) ? errors : [])];
  return inner.map(getFaultName).find((found) => found !== undefined);
}

export function isNearlyFull(directory: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(directory);
    return bavail * bsize < MIN_FREE_BYTES;
  } catch {
    return false;
  }
}

/**
 * Describes a disk fault of the embedded database for the operator, in one sentence. PGlite often fails with an unrelated error on a full
 * disk, so any unspecific error is reported as a full disk when no space is left.
 * @returns undefined when the disk is not the cause
 */
export function describeDiskFault(error: unknown, directory: string): string | undefined {
  const fault = getFaultName(error) ?? (isNearlyFull(directory) ? 'ENOSPC' : undefined);
  const sentence = fault && SENTENCES[fault]?.(directory);
  return fault === 'ENOSPC'
    ? `${sentence} An empty database and the demo catalog need ${SPACE_TO_START_MB} MB.`
    : sentence;
}

/** Converts a thrown value to text; never `[object Object]`. */
export const getText = (error: unknown): string =>
  error instanceof Error ? error.message : inspect(error, { breakLength: Infinity });

/** Converts a startup error of PGlite to an error with a message for the operator. */
export function embeddedDatabaseError(error: unknown, directory: string): EmbeddedDatabaseError {
  return new EmbeddedDatabaseError(
    describeDiskFault(error, directory) ??
      `The embedded database in ${directory} could not be opened: ${getText(error)}. If it was damaged, restore a backup of that folder.`,
    { cause: error },
  );
}
