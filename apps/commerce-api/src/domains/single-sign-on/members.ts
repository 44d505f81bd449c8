import { randomBytes, randomUUID } from 'node:crypto';
import type { Locale } from '@foolscap/core/vocabulary';
import type { Db } from '../../kernel/database/database.ts';
import { type AccountRow, hashPassword, insertAccount } from '../account/index.ts';
import type { CompanyIdentity } from './company-identity.ts';
import type { IdentityProvider } from './provider.ts';
import { SignInRefusal } from './refusal.ts';

const notAllowed = (reason: string) => new SignInRefusal('notAllowed', reason);

/**
 * Returns the code of the role for this sign-in. With rules, the directory decides each time. Without rules, the default is for new members
 * only, and others keep their role.
 */
async function getRole(
  trx: Db,
  { roleRules, defaultRole, organization }: IdentityProvider,
  { role }: CompanyIdentity,
  current: string | null,
): Promise<string> {
  if (!roleRules.length && current) return current;
  const code = role ?? defaultRole;
  if (code === null) throw notAllowed('no role rule matches');
  const known = await trx
    .selectFrom('organization_roles')
    .select('code')
    .where('organization_id', '=', organization.id)
    .where('code', '=', code)
    .executeTakeFirst();
  if (!known) throw notAllowed(`the settings of the provider name the unknown role ${code}`);
  return code;
}

/** A member who may sign in. */
export interface Member {
  account: AccountRow;
  isNew: boolean;
  /** Code of the role. */
  role: string;
}

/**
 * Finds the member whom an identity provider has verified, creates the account at the first sign-in if the provider may, and updates name and
 * role. An account of another organization, or of none, with the same email address is never used.
 * @throws SignInRefusal
 */
export async function admitMember(
  db: Db,
  provider: IdentityProvider,
  identity: CompanyIdentity,
  { now, locale }: { now: Date; locale: Locale },
): Promise<Member> {
  const unguessable = await hashPassword(randomBytes(32).toString('base64url'));
  return db.transaction().execute(async (trx) => {
    const find = () =>
      trx
        .selectFrom('accounts')
        .selectAll()
        .where('tenant', '=', 'sba')
        .where('username', '=', identity.email)
        .where('tps_code', 'is', null)
        .forUpdate()
        .executeTakeFirst();
    const known = await find();
    if (!known) {
      if (!provider.isJustInTime)
        throw notAllowed('the person has no account, and the provider creates none');
      const role = await getRole(trx, provider, identity, null);
      const { organization } = provider;
      const account = await insertAccount(trx, {
        id: randomUUID(),
        tenant: 'sba',
        locale,
        username: identity.email,
        password_hash: unguessable,
        first_name: identity.firstName,
        last_name: identity.lastName,
        email: identity.email,
        email_confirmed_at: now,
        customer_number: organization.customerNumber,
        organization_name: organization.name,
        permissions: JSON.stringify(['G_BOP']),
        membership_program: 'NON_MEMBER',
        organization_id: organization.id,
        role,
      });
      if (account) return { account, isNew: true, role };
    }
    // A concurrent sign-in may have created it.
    const account = known ?? (await find());
    if (!account || account.organization_id !== provider.organization.id || !account.role)
      throw notAllowed('the account with this email address is not a member of the organization');
    if (account.deactivated_at) throw notAllowed('the member is deactivated');
    const role = await getRole(trx, provider, identity, account.role);
    const updated = await trx
      .updateTable('accounts')
      .set({
        first_name: identity.firstName,
        last_name: identity.lastName,
        role,
        invited_at: null,
        email_confirmed_at: account.email_confirmed_at ?? now,
      })
      .where('id', '=', account.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    return { account: updated, isNew: false, role };
  });
}
