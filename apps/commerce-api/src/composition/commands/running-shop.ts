import type { DirectoryLockedError } from '../../kernel/database/directory-lock.ts';
import { ApiError } from '../../kernel/http/api-error.ts';
import { type ImportAccess, readImportToken } from '../../kernel/http/operator-token.ts';
import type { Settings } from '../../kernel/settings.ts';

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

/** One call of an operator's command: what is given is sent, otherwise it is read. Refusals come as they were made. */
export async function askShop<T>({ address, token }: ImportAccess, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(new URL(path, address), {
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${token}`,
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  } catch {
    throw new ApiError(503, 'UNREACHABLE', `The running shop at ${address} does not answer.`);
  }
  const reply = (await response.json()) as { data: T; error?: { code: string; message: string } };
  if (reply.error) throw new ApiError(response.status, reply.error.code, reply.error.message);
  return reply.data;
}
