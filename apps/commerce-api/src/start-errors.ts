import { DatabaseUnreachableError } from './database/database.ts';
import { DataDirectoryError, DirectoryLockedError } from './database/directory-lock.ts';
import { SettingsError } from './settings.ts';

/** One plain sentence for what an operator can put right; the whole story for what is our fault. */
export function explainStartError(error: unknown): string {
  if (
    error instanceof SettingsError ||
    error instanceof DirectoryLockedError ||
    error instanceof DataDirectoryError ||
    error instanceof DatabaseUnreachableError
  ) {
    return error.message;
  }
  const { code, port, syscall, address } = error as NodeJS.ErrnoException & {
    port?: number;
    address?: string;
  };
  if (code === 'EADDRINUSE')
    return `Port ${port ?? ''} is taken. Stop what listens there, or choose another one with PORT.`;
  if (code === 'EACCES' && syscall === 'listen')
    return `Port ${port ?? ''} may not be used by this user. Choose another one with PORT.`;
  if (code === 'EADDRNOTAVAIL')
    return `This machine has no address ${address ?? ''}. Choose one that it has with HOST.`;
  if (code === 'EAFNOSUPPORT')
    return `This machine does not know addresses like ${address ?? 'that'}. Choose another one with HOST.`;
  if ((code === 'ENOTFOUND' || code === 'EAI_AGAIN') && syscall === 'getaddrinfo')
    return 'The name in HOST means no address. Choose an address of this machine with HOST.';
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
