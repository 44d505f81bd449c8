import { sql } from 'kysely';
import type { Db } from '../../kernel/database/database.ts';
import type { IdentityProvider, ProviderKind } from './provider.ts';

const selectProviders = (db: Db) =>
  db
    .selectFrom('identity_providers as provider')
    .innerJoin('organizations', 'organizations.id', 'provider.organization_id')
    .select([
      'provider.organization_id',
      'provider.kind',
      'provider.settings',
      'provider.client_secret',
      'provider.attributes',
      'provider.role_rules',
      'provider.default_role',
      'provider.just_in_time',
      'provider.password_allowed',
      'organizations.name',
      'organizations.customer_number',
    ])
    .select(
      sql<
        string[]
      >`array(select domain from identity_provider_domains domains where domains.organization_id = provider.organization_id order by domain)`.as(
        'domains',
      ),
    );

type ProviderRow = Awaited<ReturnType<ReturnType<typeof selectProviders>['executeTakeFirstOrThrow']>>;

const toProvider = (row: ProviderRow): IdentityProvider =>
  ({
    kind: row.kind,
    settings: row.settings,
    organization: { id: row.organization_id, name: row.name, customerNumber: row.customer_number },
    clientSecret: row.client_secret,
    attributes: row.attributes,
    roleRules: row.role_rules,
    defaultRole: row.default_role,
    isJustInTime: row.just_in_time,
    domains: row.domains,
    // The settings are always of the kind of the row.
  }) as IdentityProvider;

/** Finds a provider by its organization's customer number. */
export async function findProvider<Kind extends ProviderKind>(
  db: Db,
  customerNumber: string,
  kind: Kind,
): Promise<Extract<IdentityProvider, { kind: Kind }> | undefined> {
  const row = await selectProviders(db)
    .where('organizations.customer_number', '=', customerNumber)
    .where('provider.kind', '=', kind)
    .executeTakeFirst();
  return row && (toProvider(row) as Extract<IdentityProvider, { kind: Kind }>);
}

export async function findProviderOfOrganization(
  db: Db,
  organizationId: string,
): Promise<IdentityProvider | undefined> {
  const row = await selectProviders(db)
    .where('provider.organization_id', '=', organizationId)
    .executeTakeFirst();
  return row && toProvider(row);
}

/** Finds the provider of a domain of email addresses. */
export async function findProviderOfDomain(db: Db, domain: string): Promise<IdentityProvider | undefined> {
  const row = await selectProviders(db)
    .innerJoin('identity_provider_domains as of', 'of.organization_id', 'provider.organization_id')
    .where('of.domain', '=', domain)
    .executeTakeFirst();
  return row && toProvider(row);
}

export interface ListedProvider {
  provider: IdentityProvider;
  isPasswordAllowed: boolean;
}

export async function listProviders(db: Db): Promise<ListedProvider[]> {
  const rows = await selectProviders(db)
    .orderBy('organizations.customer_number')
    .orderBy('provider.organization_id')
    .execute();
  return rows.map((row) => ({ provider: toProvider(row), isPasswordAllowed: row.password_allowed }));
}

/** Returns whether the organization of an account lets its members sign in with a password. */
export async function isPasswordAllowed(db: Db, organizationId: string | null): Promise<boolean> {
  if (organizationId === null) return true;
  const row = await db
    .selectFrom('identity_providers')
    .select('password_allowed')
    .where('organization_id', '=', organizationId)
    .executeTakeFirst();
  return row?.password_allowed ?? true;
}
