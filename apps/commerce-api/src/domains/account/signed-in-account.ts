import type { FastifyRequest } from 'fastify';
import { ACCOUNT_CODES } from '@foolscap/account/model';
import type { Callers } from '../../kernel/caller/caller.ts';
import type { ApiContext } from '../../kernel/context.ts';
import { ApiError } from '../../kernel/http/api-error.ts';
import type { Session } from '../../kernel/sessions/sessions.repository.ts';
import { type AccountRow, findAccount } from './account.repository.ts';

/**
 * Finds the session and the account of a request.
 *
 * @throws ApiError 401 when the caller is not signed in
 */
export type SignedInAccount = (request: FastifyRequest) => Promise<{ session: Session; account: AccountRow }>;

export function createSignedInAccount({
  database: { db },
  callers,
}: Pick<ApiContext, 'database'> & { callers: Callers }): SignedInAccount {
  return async (request) => {
    const { session, accountId } = await callers.of(request);
    const account = accountId === undefined ? undefined : await findAccount(db, accountId);
    if (!session || !account)
      throw new ApiError(401, ACCOUNT_CODES.signInRequired, 'Sign in to see and change your account.');
    return { session, account };
  };
}
