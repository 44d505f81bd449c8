import { sql, type RawBuilder } from 'kysely';
import { BUILT_IN_ADMIN, type OrganizationPermission } from '@foolscap/account/model';

/**
 * Selects whether an account is an active member whose role has a permission; the same rule as `hasPermission`, for queries
 * (storefront-6.23).
 *
 * @param account alias of its row
 */
export const memberHasPermission = (
  permission: OrganizationPermission,
  account = 'accounts',
): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${account}.deactivated_at`)} is null and exists (select from organization_roles
    where organization_roles.organization_id = ${sql.ref(`${account}.organization_id`)} and organization_roles.code = ${sql.ref(`${account}.role`)}
      and (organization_roles.code = ${BUILT_IN_ADMIN} or organization_roles.permissions ? ${permission})))`;

/** Selects the `G_*` codes of an account (as `accounts`): its own, and those that its role gives in addition (storefront-6.24). */
export const selectAccountCodes: RawBuilder<string[]> = sql<string[]>`(accounts.permissions
  || coalesce((select organization_roles.codes from organization_roles
    where organization_roles.organization_id = accounts.organization_id and organization_roles.code = accounts.role), '[]'))`;
