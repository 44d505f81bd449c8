import type { BuyerFacts } from '@foolscap/pricing/model';
import { type RawBuilder, sql } from 'kysely';
import type { Owner } from '../../kernel/caller/owner.ts';
import type { Db } from '../../kernel/database/database.ts';
import type { Buyer } from '../catalog/index.ts';
import { selectOwnedMemberships } from '../memberships/index.ts';
import { selectPermissionCodes } from '../organizations/index.ts';

/** Returns the buyer whose prices an owner gets. */
export const buyerOf = ({ tenant, accountId }: Pick<Owner, 'tenant' | 'accountId'>): Buyer =>
  tenant === 'sdc' || accountId === undefined
    ? tenant
    : {
        tenant,
        organizationId: sql<
          string | null
        >`(select accounts.organization_id from accounts where accounts.id = ${accountId}::uuid)`,
      };

/**
 * Selects the facts about an owner that decide which items they may add, as one JSON value; null for guests. Policies about a category
 * include its subcategories.
 */
export const selectBuyerFacts = (
  { accountId, tenant }: Pick<Owner, 'accountId' | 'tenant'>,
  now: Date,
): RawBuilder<BuyerFacts | null> =>
  accountId === undefined
    ? sql<null>`null::json`
    : sql<BuyerFacts | null>`(select json_build_object('tenant', ${tenant}::text, 'isRegistered', true,
        'isThirdParty', accounts.tps_code is not null,
        'permissions', ${selectPermissionCodes}, 'contractOnly', coalesce(organizations.contract_only, false),
        'healthCare', coalesce(organizations.health_care, false), 'isCertified', accounts.is_certified,
        'ownedMemberships', ${selectOwnedMemberships(sql`accounts.id`, now)}, 'isBeneficiary', accounts.is_beneficiary,
        'hasRewardsNumber', accounts.rewards_no is not null,
        'policies', coalesce((select json_agg(json_build_object('kind', kind, 'value', value)) from (
            select kind, value from organization_policies
              where organization_id = organizations.id and kind <> 'CATEGORY'
            union all
            select 'CATEGORY', jsonb_array_elements_text(categories_below(jsonb_agg(value)))
              from organization_policies where organization_id = organizations.id and kind = 'CATEGORY' having count(*) > 0
          ) policies), '[]'::json))
      from accounts left join organizations on organizations.id = accounts.organization_id
      where accounts.id = ${accountId}::uuid)`;

/** Reads the facts about an owner that decide which items they may add; undefined for guests. */
export async function readBuyerFacts(
  db: Db,
  owner: Pick<Owner, 'accountId' | 'tenant'>,
  now: Date,
): Promise<BuyerFacts | undefined> {
  if (owner.accountId === undefined) return undefined;
  const { rows } = await sql<{
    buyer: BuyerFacts | null;
  }>`select ${selectBuyerFacts(owner, now)} as buyer`.execute(db);
  return rows[0]?.buyer ?? undefined;
}
