import { randomBytes, randomUUID } from 'node:crypto';
import { ACCOUNT_CODES } from '@foolscap/account/model';
import type { Locale } from '@foolscap/core/vocabulary';
import type { Db } from '../../kernel/database/database.ts';
import { ApiError } from '../../kernel/http/api-error.ts';
import { createPasswordLink, emailTaken, hashPassword, insertAccount } from '../account/index.ts';
import type { Membership } from './membership.ts';
import { checkUserNotAboveOwn, readUserSettings, type UserSettings } from './users.ts';

/** Lifetime of an invitation. After that, the forgotten-password page sends another link. */
export const INVITATION_DAYS = 7;
const INVITATIONS_PER_PERSON = 5;

/** A person to invite, with checked names and email address. */
export interface Invitation extends UserSettings {
  role: string;
  username: string;
  firstName: string;
  lastName: string;
}

/** Creates a password hash that no password matches. Computed before the transaction, because hashing takes long. */
export const createUnguessableHash = (): Promise<string> =>
  hashPassword(randomBytes(32).toString('base64url'));

/** Finds and locks the account of a person who has not accepted an invitation of an organization. */
const findInvited = (trx: Db, organizationId: string, username: string) =>
  trx
    .selectFrom('accounts')
    .select(['id', 'role'])
    .where('tenant', '=', 'sba')
    .where('username', '=', username)
    .where('organization_id', '=', organizationId)
    .where('role', 'is not', null)
    .where('invited_at', 'is not', null)
    .where('deactivated_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();

/**
 * Creates an account without a password, in the transaction of a manager. A repeated invitation replaces name, role and settings.
 * @returns the token of the link for setting a password
 * @throws ApiError 409 EMAIL_TAKEN; 403 ROLE_ABOVE_OWN if the person was invited with a role above the manager's; 429 for a person with too many valid invitations
 */
export async function writeInvitation(
  trx: Db,
  manager: Membership,
  { username, firstName, lastName, ...settings }: Invitation,
  { passwordHash, locale, now }: { passwordHash: string; locale: Locale; now: Date },
): Promise<string> {
  const { organization } = manager;
  const columns = {
    ...(await readUserSettings(trx, manager, settings)),
    first_name: firstName,
    last_name: lastName,
  };
  const made = await insertAccount(trx, {
    ...columns,
    id: randomUUID(),
    tenant: 'sba',
    locale,
    username,
    password_hash: passwordHash,
    email: username,
    customer_number: organization.customerNumber,
    organization_name: organization.name,
    permissions: JSON.stringify(['G_BOP']),
    membership_program: 'NON_MEMBER',
    organization_id: organization.id,
    invited_at: now,
  });
  const account = made ?? (await findInvited(trx, organization.id, username));
  if (!account) throw emailTaken('username');
  if (!made) {
    await checkUserNotAboveOwn(trx, manager, account);
    await trx.updateTable('accounts').set(columns).where('id', '=', account.id).execute();
  }
  const { sent } = await trx
    .selectFrom('password_resets')
    .select(({ fn }) => fn.countAll<number>().as('sent'))
    .where('account_id', '=', account.id)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  if (Number(sent) >= INVITATIONS_PER_PERSON)
    throw new ApiError(
      429,
      ACCOUNT_CODES.tooManyAttempts,
      'This person has already received several invitations. They can request a link on the sign-in page.',
      { field: 'username' },
    );
  return createPasswordLink(trx, account.id, new Date(now.getTime() + INVITATION_DAYS * 86_400_000));
}
