import { statfsSync } from 'node:fs';
import { inspect } from 'node:util';

/** The numbers by which PGlite's own file system names its errors (WASI's, not the operating system's). */
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
    `The disk of ${place} is full. Free some space, then start again: what was stored is still there.`,
  EDQUOT: (place) =>
    `The disk quota for ${place} is used up. Free some space, then start again: what was stored is still there.`,
  EACCES: (place) => `This user may not write to ${place}. Change its owner or its permissions.`,
  EPERM: (place) => `This user may not write to ${place}. Change its owner or its permissions.`,
  EROFS: (place) => `${place} is on a file system that can only be read. Choose another one with DATA_DIR.`,
  EIO: (place) => `The disk of ${place} cannot be read or written. Check it for errors.`,
  EMFILE: () => 'Too many files are open on this machine. Raise the limit, or stop something else.',
};

/** PostgreSQL makes its log in files of this size: with less space it fails, in ways that do not say why. */
const LEAST_ROOM_BYTES = 17 * 1024 * 1024;
/** Measured with the demo catalog. */
const ROOM_TO_BEGIN_MB = 120;

/** The embedded database could not be opened; the message is for the operator. */
export class EmbeddedDatabaseError extends Error {
  override readonly name = 'EmbeddedDatabaseError';
}

/** Finds the system's name of a fault in a thrown value: an error of Node, of PostgreSQL, or PGlite's bare `{errno: 51}`. */
function faultNameOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const { code, errno, name, message, cause, errors } = error as Record<string, unknown>;
  if (code === '53100' || /no space left on device/i.test(String(message))) return 'ENOSPC';
  if (name === 'ErrnoError' && typeof errno === 'number') return WASI_ERRORS[errno];
  if (typeof code === 'string' && code in SENTENCES) return code;
  const inner = [cause, ...(Array.isArray(errors) ? errors : [])];
  return inner.map(faultNameOf).find((found) => found !== undefined);
}

function isNearlyFull(directory: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(directory);
    return bavail * bsize < LEAST_ROOM_BYTES;
  } catch {
    return false;
  }
}

/**
 * Describes a fault of the embedded database's disk in a sentence for the operator. On a full disk PGlite often fails
 * with an error about something else, so an error that says nothing is taken for that when there is none.
 * @returns undefined when it is not the disk
 */
export function describeDiskFault(error: unknown, directory: string): string | undefined {
  const fault = faultNameOf(error) ?? (isNearlyFull(directory) ? 'ENOSPC' : undefined);
  const sentence = fault && SENTENCES[fault]?.(directory);
  return fault === 'ENOSPC'
    ? `${sentence} An empty database and the demo catalog need ${ROOM_TO_BEGIN_MB} MB.`
    : sentence;
}

/** Turns a thrown value into text; never `[object Object]`. */
export const textOf = (error: unknown): string =>
  error instanceof Error ? error.message : inspect(error, { breakLength: Infinity });

/** Turns an error of PGlite's start into one with a sentence for the operator. */
export function embeddedDatabaseError(error: unknown, directory: string): EmbeddedDatabaseError {
  return new EmbeddedDatabaseError(
    describeDiskFault(error, directory) ??
      `The embedded database in ${directory} could not be opened: ${textOf(error)}. If it was damaged, restore a backup of that folder.`,
    { cause: error },
  );
}
