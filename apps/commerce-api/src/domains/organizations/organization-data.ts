import { sql } from 'kysely';
import type { OrganizationData } from '@foolscap/account/contract';
import { toDecimal } from '@foolscap/core/money';
import type { Db } from '../../kernel/database/database.ts';
import { maskedNumber } from '../account/index.ts';
import { readAccounting } from './accounting.ts';
import { budgetData } from './budgets/budget-centers.ts';
import type { Membership } from './membership.ts';
import {
  listOrganizationAddresses,
  organizationAddressData,
  organizationShipTo,
} from './organization-addresses.ts';
import { hasPermission } from './permissions.ts';
import { lowerLimit, readSpendingLeft } from './spending-limits.ts';

/** Reads an organization's agreement with the shop: the contract, and the number of items on sale at its prices. */
async function readContract(
  db: Db,
  { id, contractId }: Membership['organization'],
): Promise<OrganizationData['contract']> {
  const { contract_only: isContractOnly, priced: pricedItems } = await db
    .selectFrom('organizations')
    .select('contract_only')
    .select(
      sql<number>`(select count(*)::integer from contract_prices join products using (sku)
        where contract_prices.organization_id = organizations.id and products.published)`.as('priced'),
    )
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { ...(contractId === null ? {} : { contractId }), pricedItems, isContractOnly };
}

/** Reads a member's organization as the member sees it. */
export async function readOrganization(db: Db, member: Membership, now: Date): Promise<OrganizationData> {
  const { organization, role } = member;
  const { approvalLimit, division } = organization;
  const limit = lowerLimit(
    hasPermission(member, 'APPROVE_ORDERS') ? null : approvalLimit,
    await readSpendingLeft(db, member.accountId, now),
  );
  const [addresses, shipTo, contract, accounting] = await Promise.all([
    listOrganizationAddresses(db, organization.id),
    organizationShipTo(db, member),
    readContract(db, organization),
    readAccounting(db, organization, member.accountId, now),
  ]);
  return {
    organization: {
      name: organization.name,
      customerNumber: maskedNumber(organization.customerNumber),
      purchaseOrderPolicy: organization.purchaseOrderPolicy,
      role,
      ...(division === null ? {} : { division }),
      ...(limit === null ? {} : { approvalLimit: toDecimal(limit) }),
    },
    contract,
    ...(accounting?.budgetCenters.length ? { budgets: accounting.budgetCenters.map(budgetData) } : {}),
    addresses: addresses.map(organizationAddressData),
    ...(shipTo ? { shipToId: shipTo.id } : {}),
  };
}
