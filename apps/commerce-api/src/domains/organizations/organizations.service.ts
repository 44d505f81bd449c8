import type { FastifyRequest } from 'fastify';
import type {
  ChangeUserBody,
  InviteUserBody,
  OrganizationData,
  OrganizationUser,
  UserImport,
  UserImportBody,
} from '@foolscap/account/contract';
import { ACCOUNT_CODES } from '@foolscap/account/model';
import type { Callers } from '../../kernel/caller/caller.ts';
import type { ApiContext } from '../../kernel/context.ts';
import { ApiError } from '../../kernel/http/api-error.ts';
import { takeAttempt } from '../../kernel/http/attempt-counters.ts';
import { createAttemptLimit } from '../../kernel/http/attempt-limit.ts';
import { counterKey } from '../../kernel/http/client-key.ts';
import { createPageUrls } from '../../kernel/mail/page-urls.ts';
import { normalizeEmail, normalizeName } from '../account/index.ts';
import { readOrganization } from './organization-data.ts';
import { createRolesService } from './roles.service.ts';
import { createUnitsService } from './units.service.ts';
import { type ImportedInvitation, importUsers } from './user-import.ts';
import { readImportRows } from './user-import-rows.ts';
import { createUnguessableHash, INVITATION_DAYS, writeInvitation } from './user-invitations.ts';
import { createUserManagement } from './user-management.ts';
import { changeUser, listUsers } from './users.ts';

/** Limits invitation mails, because creating an organization requires no approval. */
const INVITATIONS_PER_MINUTE = 30;
const IMPORTS_PER_HOUR = 5;

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

  const mailInvitation = (
    request: FastifyRequest,
    { email, firstName, token, organization }: ImportedInvitation & { organization: string },
  ) =>
    mailer.write(
      'invitation',
      { email, locale: request.locale },
      {
        firstName,
        organization,
        inviteUrl: pageUrl(request, `/office/supplies/reset-password?token=${token}`),
        days: INVITATION_DAYS,
      },
      request.log,
    );

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
      mailInvitation(request, { email: username, firstName, token, organization: organization.name });
      return users;
    },

    /**
     * Imports a CSV file of users. Without `dryRun` it invites new users, whose number is limited like that of other invitations: by the size
     * of a file and the files per hour.
     */
    async importUsers(request: FastifyRequest, { csv, dryRun }: UserImportBody): Promise<UserImport> {
      const { organization } = await management.manager(request);
      const rows = readImportRows(csv);
      const wait = dryRun
        ? undefined
        : await takeAttempt(
            db,
            [
              {
                key: counterKey('users:import', organization.id),
                most: IMPORTS_PER_HOUR,
                windowSeconds: 3600,
              },
            ],
            now(),
          );
      if (wait !== undefined)
        throw new ApiError(
          429,
          ACCOUNT_CODES.tooManyAttempts,
          'Your organization has imported several files in the last hour. Try again later.',
          { retryAfter: wait },
        );
      const passwordHash = await createUnguessableHash();
      const { locale } = request;
      const imported = await management.change(request, (trx, manager) =>
        importUsers(trx, manager, rows, { dryRun, passwordHash, locale, now: now() }),
      );
      for (const { email, firstName, token } of imported.invitations)
        mailInvitation(request, { email, firstName, token, organization: organization.name });
      return { dryRun, rows: imported.rows };
    },

    /** Changes a user's role, unit or limit, or deactivates the user. Managers cannot change their own rights. */
    change: (request: FastifyRequest, id: string, body: ChangeUserBody): Promise<OrganizationUser[]> =>
      management.change(request, async (trx, manager) => {
        await changeUser(trx, manager, id, body, now());
        return listUsers(trx, manager, now());
      }),
  };
}
