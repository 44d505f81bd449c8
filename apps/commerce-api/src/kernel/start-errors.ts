import { DatabaseUnreachableError } from './database/database.ts';
import { DataDirectoryError, DirectoryLockedError } from './database/directory-lock.ts';
import { describeDiskFault, EmbeddedDatabaseError, getText } from './database/disk-faults.ts';
import { SettingsError } from './settings.ts';

/**
 * Explains a failed start: one sentence for a fault that the operator can fix, the full error for a bug.
 * @param env the settings that the shop was started with
 */
export function explainStartError(
  error: unknown,
  env: Readonly<Record<string, string | undefined>> = process.env,
): string {
  if (
    error instanceof SettingsError ||
    error instanceof DirectoryLockedError ||
    error instanceof DataDirectoryError ||
    error instanceof DatabaseUnreachableError ||
    error instanceof EmbeddedDatabaseError
  ) {
    return error.message;
  }
  const { code, port, syscall, address } = (error ?? {}) as NodeJS.ErrnoException & {
    port?: number;
    address?: string;
  };
  if (code === 'EADDRINUSE')
    return `Port ${port ?? ''} is in use. Stop the process that listens on it, or choose another port with PORT.`;
  if (code === 'EACCES' && syscall === 'listen')
    return `This user may not use port ${port ?? ''}. Choose another port with PORT.`;
  if (code === 'EADDRNOTAVAIL')
    return `This machine has no address ${address ?? ''}. Choose one of its addresses with HOST.`;
  if (code === 'EAFNOSUPPORT')
    return `This machine does not support addresses like ${address ?? 'that'}. Choose another address with HOST.`;
  if ((code === 'ENOTFOUND' || code === 'EAI_AGAIN') && syscall === 'getaddrinfo')
    return 'The name in HOST does not resolve to an address. Choose an address of this machine with HOST.';
  // The first statements of an empty database may also fail on a full disk.
  const place = env.DATABASE_URL?.trim() ? 'the database server' : env.DATA_DIR?.trim() || './data';
  return (
    describeDiskFault(error, place) ??
    (error instanceof Error ? (error.stack ?? error.message) : getText(error))
  );
}
