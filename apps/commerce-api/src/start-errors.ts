import { DatabaseUnreachableError } from './database/database.ts';
import { DirectoryLockedError } from './database/directory-lock.ts';
import { SettingsError } from './settings.ts';

/** One plain sentence for what an operator can put right; the whole story for what is our fault. */
export function explainStartError(error: unknown): string {
  if (
    error instanceof SettingsError ||
    error instanceof DirectoryLockedError ||
    error instanceof DatabaseUnreachableError
  ) {
    return error.message;
  }
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE')
    return `Port ${port ?? ''} is taken. Stop what listens there, or choose another one with PORT.`;
  if (code === 'EACCES')
    return `Port ${port ?? ''} may not be used by this user. Choose another one with PORT.`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
