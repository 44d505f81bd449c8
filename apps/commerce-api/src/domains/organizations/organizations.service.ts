import { randomBytes, randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type {
  ChangeUserBody,
  InviteUserBody,
  OrganizationData,
  OrganizationUser,
} from '@foolscap/account/contract';
import { ACCOUNT_CODES, roleHasPermission } from '@foolscap/account/model';
import type { Callers } from '../../kernel/caller/caller.ts';
import type { ApiContext } from '../../kernel/context.ts';
import type { Db } from '../../kernel/database/database.ts';
import { ApiError, notFound } from '../../kernel/http/api-error.ts';
import { createAttemptLimit } from '../../kernel/http/attempt-limit.ts';
import { createPageUrls } from '../../kernel/mail/page-urls.ts';
import { endSessionsOf } from '../../kernel/sessions/sessions.repository.ts';
import {
  createPasswordLink,
  normalizeEmail,
  emailTaken,
  hashPassword,
  insertAccount,
  normalizeName,
} from '../account/index.ts';
import { type Membership, findMembership } from './membership.ts';
import { readOrganization } from './organization-data.ts';

/** Lifetime of an invitation. After that, the forgotten-password page sends another link. */
const INVITATION_DAYS = 7;
/** Limits invitation mails, because creating an organization requires no approval. */
const INVITATIONS_PER_MINUTE = 30;
const INVITATIONS_PER_PERSON = 5;

const noOrganization = () =>
  notFound(ACCOUNT_CODES.organizationNotFound, 'This account is not part of an organization.');
const userNotFound = () => notFound(ACCOUNT_CODES.userNotFound, 'This user is not in your organization.');

async function listUsers(db: Db, member: Membership): Promise<OrganizationUser[]> {
  const rows = await db
    .selectFrom('accounts')
    .selectAll()
    .where('organization_id', '=', member.organization.id)
    .where('role', 'is not', null)
    .orderBy('deactivated_at', (order) => order.asc().nullsFirst())
    .orderBy('role')
    .orderBy('last_name')
    .orderBy('username')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    username: row.username,
    fname: row.first_name,
    lname: row.last_name,
    role: row.role ?? 'BUYER',
    status: row.deactivated_at ? 'DEACTIVATED' : row.invited_at ? 'INVITED' : 'ACTIVE',
    current: row.id === member.accountId,
  }));
}

export type OrganizationsService = ReturnType<typeof createOrganizationsService>;

/** Creates the calls of organization members and admins. Every call is limited to the caller's own organization. */
export function createOrganizationsService({
  database: { db },
  settings,
  mailer,
  now,
  callers,
}: ApiContext & { callers: Callers }) {
  const pageUrl = createPageUrls(settings);
  const countInvitation = createAttemptLimit(INVITATIONS_PER_MINUTE, now);

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

  async function member(accountId: string, connection: Db = db): Promise<Membership> {
    const found = await findMembership(connection, accountId);
    if (!found) throw noOrganization();
    return found;
  }

  async function admin(accountId: string, connection: Db = db): Promise<Membership> {
    const found = await member(accountId, connection);
    if (!roleHasPermission(found.role, 'MANAGE_USERS'))
      throw new ApiError(403, ACCOUNT_CODES.notPermitted, 'Ask an admin of your organization to do this.');
    if (found.flow === 'SAML')
      throw new ApiError(
        403,
        ACCOUNT_CODES.usersElsewhere,
        'Your company manages its users in its own directory. Change them there.',
      );
    return found;
  }

  /** Runs a change as an admin. Changes to one organization's users run one at a time, so that it always keeps an admin. */
  async function asAdmin<T>(
    request: FastifyRequest,
    work: (trx: Db, member: Membership) => Promise<T>,
  ): Promise<T> {
    const accountId = await requireAccountId(request);
    return db.transaction().execute(async (trx) => {
      const { organization } = await admin(accountId, trx);
      await sql`select 1 from organizations where id = ${organization.id} for update`.execute(trx);
      // Checked again under the lock, because a concurrent change may have removed the role.
      return work(trx, await admin(accountId, trx));
    });
  }

  return {
    read: async (request: FastifyRequest): Promise<OrganizationData> =>
      readOrganization(db, await member(await requireAccountId(request)), now()),

    async users(request: FastifyRequest): Promise<OrganizationUser[]> {
      return listUsers(db, await admin(await requireAccountId(request)));
    },

    /**
     * Invites a user: creates an account without a password, and sends a link for setting one. A repeated invitation sends a new link, and
     * its role and name replace the earlier ones.
     */
    async invite(request: FastifyRequest, body: InviteUserBody): Promise<OrganizationUser[]> {
      const inviting = await admin(await requireAccountId(request));
      countInvitation(inviting.organization.id);
      const username = normalizeEmail(body.username, 'username');
      const firstName = normalizeName(body.firstName, 'firstName');
      const lastName = normalizeName(body.lastName, 'lastName');
      const unguessable = await hashPassword(randomBytes(32).toString('base64url'));
      const expiresAt = new Date(now().getTime() + INVITATION_DAYS * 86_400_000);
      const { users, organization, token } = await asAdmin(request, async (trx, inviting) => {
        const { organization } = inviting;
        const made = await insertAccount(trx, {
          id: randomUUID(),
          tenant: 'sba',
          locale: request.locale,
          username,
          password_hash: unguessable,
          first_name: firstName,
          last_name: lastName,
          email: username,
          customer_number: organization.customerNumber,
          organization_name: organization.name,
          permissions: JSON.stringify(['G_BOP']),
          membership_program: 'NON_MEMBER',
          organization_id: organization.id,
          role: body.role,
          invited_at: now(),
        });
        const account =
          made ??
          (await trx
            .updateTable('accounts')
            .set({ first_name: firstName, last_name: lastName, role: body.role })
            .where('tenant', '=', 'sba')
            .where('username', '=', username)
            .where('organization_id', '=', organization.id)
            .where('role', 'is not', null)
            .where('invited_at', 'is not', null)
            .where('deactivated_at', 'is', null)
            .returning('id')
            .executeTakeFirst());
        if (!account) throw emailTaken('username');
        const { sent } = await trx
          .selectFrom('password_resets')
          .select(({ fn }) => fn.countAll<number>().as('sent'))
          .where('account_id', '=', account.id)
          .where('expires_at', '>', now())
          .executeTakeFirstOrThrow();
        if (Number(sent) >= INVITATIONS_PER_PERSON)
          throw new ApiError(
            429,
            ACCOUNT_CODES.tooManyAttempts,
            'This person has already received several invitations. They can request a link on the sign-in page.',
            { field: 'username' },
          );
        const token = await createPasswordLink(trx, account.id, expiresAt);
        return { users: await listUsers(trx, inviting), organization, token };
      });
      mailer.write(
        'invitation',
        { email: username, locale: request.locale },
        {
          firstName,
          organization: organization.name,
          inviteUrl: pageUrl(request, `/office/supplies/reset-password?token=${token}`),
          days: INVITATION_DAYS,
        },
        request.log,
      );
      return users;
    },

    /** Changes a user's role or deactivates the user. Admins cannot change themselves. */
    async change(request: FastifyRequest, id: string, body: ChangeUserBody): Promise<OrganizationUser[]> {
      return asAdmin(request, async (trx, changing) => {
        const user = await trx
          .selectFrom('accounts')
          .selectAll()
          .where('id', '=', id)
          .where('organization_id', '=', changing.organization.id)
          .where('role', 'is not', null)
          .executeTakeFirst();
        if (!user) throw userNotFound();
        if (user.id === changing.accountId)
          throw new ApiError(
            409,
            ACCOUNT_CODES.ownUser,
            'You cannot change your own role or access. Ask another admin.',
          );
        await trx
          .updateTable('accounts')
          .set({
            role: body.role ?? user.role,
            ...(body.active === undefined
              ? {}
              : { deactivated_at: body.active ? null : (user.deactivated_at ?? now()) }),
          })
          .where('id', '=', id)
          .execute();
        if (body.active === false) {
          await endSessionsOf(trx, 'sba', id, { except: undefined });
          await trx.deleteFrom('password_resets').where('account_id', '=', id).execute();
        }
        return listUsers(trx, changing);
      });
    },
  };
}
