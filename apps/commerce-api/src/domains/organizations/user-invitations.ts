import { randomBytes, randomUUID } from 'node:crypto';
import { ACCOUNT_CODES } from '@foolscap/account/model';
import type { Locale } from '@foolscap/core/vocabulary';
import type { Db } from '../../kernel/database/database.ts';
import { ApiError } from '../../kernel/http/api-error.ts';
import { createPasswordLink, emailTaken, hashPassword, insertAccount } from '../account/index.ts';
import type { Membership } from './membership.ts';
import { readUserSettings, type UserSettings } from './users.ts';

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

/**
 * Creates an account without a password, in the transaction of a manager. A repeated invitation replaces name, role and settings.
 * @returns the token of the link for setting a password
 * @throws ApiError 409 EMAIL_TAKEN; 429 for a person with too many valid invitations
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
  const account =
    made ??
    (await trx
      .updateTable('accounts')
      .set(columns)
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
