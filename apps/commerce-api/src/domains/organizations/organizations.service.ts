import type { FastifyRequest } from 'fastify';
import type {
  ChangeUserBody,
  InviteUserBody,
  OrganizationData,
  OrganizationUser,
} from '@foolscap/account/contract';
import type { Callers } from '../../kernel/caller/caller.ts';
import type { ApiContext } from '../../kernel/context.ts';
import { createAttemptLimit } from '../../kernel/http/attempt-limit.ts';
import { createPageUrls } from '../../kernel/mail/page-urls.ts';
import { normalizeEmail, normalizeName } from '../account/index.ts';
import { readOrganization } from './organization-data.ts';
import { createRolesService } from './roles.service.ts';
import { createUnitsService } from './units.service.ts';
import { createUnguessableHash, INVITATION_DAYS, writeInvitation } from './user-invitations.ts';
import { createUserManagement } from './user-management.ts';
import { changeUser, listUsers } from './users.ts';

/** Limits invitation mails, because creating an organization requires no approval. */
const INVITATIONS_PER_MINUTE = 30;

export type OrganizationsService = ReturnType<typeof createOrganizationsService>;

/**
 * Creates the calls of organization members, and of those who manage its users. Every call is limited to the caller's own organization.
 */
export function createOrganizationsService({
  database: { db },
  settings,
  mailer,
  now,
  callers,
}: ApiContext & { callers: Callers }) {
  const pageUrl = createPageUrls(settings);
  const countInvitation = createAttemptLimit(INVITATIONS_PER_MINUTE, now);
  const management = createUserManagement(db, callers);

  return {
    roles: createRolesService(db, management),
    units: createUnitsService(db, management),

    read: async (request: FastifyRequest): Promise<OrganizationData> =>
      readOrganization(db, await management.member(request), now()),

    users: async (request: FastifyRequest): Promise<OrganizationUser[]> =>
      listUsers(db, await management.manager(request), now()),

    /** Invites a user: creates an account without a password, and sends a link for setting one. */
    async invite(request: FastifyRequest, body: InviteUserBody): Promise<OrganizationUser[]> {
      const inviting = await management.manager(request);
      countInvitation(inviting.organization.id);
      const username = normalizeEmail(body.username, 'username');
      const firstName = normalizeName(body.firstName, 'firstName');
      const lastName = normalizeName(body.lastName, 'lastName');
      const passwordHash = await createUnguessableHash();
      const { users, organization, token } = await management.change(request, async (trx, manager) => {
        const token = await writeInvitation(
          trx,
          manager,
          { ...body, username, firstName, lastName },
          { passwordHash, locale: request.locale, now: now() },
        );
        return { users: await listUsers(trx, manager, now()), organization: manager.organization, token };
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

    /** Changes a user's role, unit or limit, or deactivates the user. Managers cannot change their own rights. */
    change: (request: FastifyRequest, id: string, body: ChangeUserBody): Promise<OrganizationUser[]> =>
      management.change(request, async (trx, manager) => {
        await changeUser(trx, manager, id, body, now());
        return listUsers(trx, manager, now());
      }),
  };
}
