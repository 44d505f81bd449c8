import type { DirectoryLockedError } from '../../kernel/database/directory-lock.ts';
import { ApiError } from '../../kernel/http/api-error.ts';
import { type OperatorEndpoint, readOperatorToken } from '../../kernel/http/operator-token.ts';
import type { Settings } from '../../kernel/settings.ts';
import { operatorText } from '../../kernel/translations/reply-text.ts';

/** Finds the shop that holds the directory. @throws when no shop can be reached for the given kind of job (`imports`, for example) */
export function findRunningShop(
  { dataDir }: Pick<Settings, 'dataDir'>,
  locked: DirectoryLockedError,
  kind = 'imports',
): OperatorEndpoint {
  const access = readOperatorToken(dataDir);
  if (access) return access;
  throw new DirectoryBusyError(
    `The data directory ${dataDir} is in use by process ${locked.pid}, which accepts no ${kind} now. ` +
      'If that is an import, wait until it has finished. If the shop has just started, try again in a moment.',
  );
}

export class DirectoryBusyError extends Error {
  override readonly name = 'DirectoryBusyError';
}

/** Sends one operator call to a running shop: POST with a body, otherwise GET. Passes errors on unchanged. */
export async function callShop<T>(
  { address, token }: OperatorEndpoint,
  path: string,
  body?: unknown,
): Promise<T> {
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
    throw new ApiError(503, 'UNREACHABLE', operatorText(`The running shop at ${address} does not answer.`));
  }
  const reply = (await response.json()) as { data: T; error?: { code: string; message: string } };
  if (reply.error) throw new ApiError(response.status, reply.error.code, operatorText(reply.error.message));
  return reply.data;
}
