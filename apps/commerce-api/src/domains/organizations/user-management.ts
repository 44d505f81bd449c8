import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { ACCOUNT_CODES, isOfKind } from '@foolscap/account/model';
import type { Callers } from '../../kernel/caller/caller.ts';
import type { Db } from '../../kernel/database/database.ts';
import { ApiError, notFound } from '../../kernel/http/api-error.ts';
import { type Membership, findMembership } from './membership.ts';
import { hasPermission } from './permissions.ts';

const noOrganization = () =>
  notFound(ACCOUNT_CODES.organizationNotFound, 'This account is not part of an organization.');

/** Creates the access to an organization for its members, and for those who manage its users, roles and units. */
export function createUserManagement(db: Db, callers: Callers) {
  /**
   * Finds the caller's account. Call it before starting a transaction: with a single connection, the lookup would otherwise wait for the
   * transaction.
   */
  async function requireAccountId(request: FastifyRequest): Promise<string> {
    const { accountId } = await callers.of(request);
    if (accountId === undefined)
      throw new ApiError(401, ACCOUNT_CODES.signInRequired, 'Sign in to see your organization.');
    return accountId;
  }

  async function findMember(accountId: string, connection: Db = db): Promise<Membership> {
    const found = await findMembership(connection, accountId);
    if (!found) throw noOrganization();
    return found;
  }

  async function findManager(accountId: string, connection: Db = db): Promise<Membership> {
    const found = await findMember(accountId, connection);
    if (!hasPermission(found, 'MANAGE_USERS'))
      throw new ApiError(403, ACCOUNT_CODES.notPermitted, 'Ask an admin of your organization to do this.');
    if (isOfKind('SAML', found))
      throw new ApiError(
        403,
        ACCOUNT_CODES.usersElsewhere,
        'Your company manages its users in its own directory. Change them there.',
      );
    return found;
  }

  return {
    /** Returns the caller's membership. @throws ApiError 401 for guests, 404 without an organization */
    member: async (request: FastifyRequest): Promise<Membership> =>
      findMember(await requireAccountId(request)),

    /** Returns the membership of a caller with the permission MANAGE_USERS. @throws ApiError 401, 403 or 404 */
    manager: async (request: FastifyRequest): Promise<Membership> =>
      findManager(await requireAccountId(request)),

    /**
     * Runs a change by a manager. Changes to one organization's users, roles and units run one at a time, so that it always keeps an admin
     * and its units remain a tree.
     */
    async change<T>(request: FastifyRequest, work: (trx: Db, manager: Membership) => Promise<T>): Promise<T> {
      const accountId = await requireAccountId(request);
      return db.transaction().execute(async (trx) => {
        const { organization } = await findManager(accountId, trx);
        // Not `for update`, which would wait for orders of the organization and could deadlock with them on the account of the buyer.
        await sql`select 1 from organizations where id = ${organization.id} for no key update`.execute(trx);
        // Checked again under the lock, because a concurrent change may have removed the role.
        return work(trx, await findManager(accountId, trx));
      });
    },
  };
}

export type UserManagement = ReturnType<typeof createUserManagement>;
