import { sql } from 'kysely';
import type { Contract, OrganizationData } from '@foolscap/account/contract';
import { toDecimal } from '@foolscap/core/money';
import type { Db } from '../../kernel/database/database.ts';
import { maskedNumber } from '../account/index.ts';
import { categoryUrl } from '../catalog/index.ts';
import { readAccounting } from './accounting.ts';
import { budgetData } from './budgets/budget-centers.ts';
import { toDay } from './contracts/contract-prices.ts';
import { type ContractRow, listContracts } from './contracts/contracts.repository.ts';
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
  { id, contractId, contract }: Membership['organization'],
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
  const number = contract?.number ?? contractId;
  return { ...(number === null ? {} : { contractId: number }), pricedItems, isContractOnly };
}

/** Checks whether members see a contract: one that applies, or that will start. */
const isShown = ({ isCurrent, isActive, startsOn }: ContractRow, today: string): boolean =>
  isCurrent || (isActive && startsOn !== null && startsOn > today);

const contractData = (row: ContractRow): Contract => ({
  number: row.number,
  name: row.name,
  ...(row.startsOn === null ? {} : { startsOn: row.startsOn }),
  ...(row.endsOn === null ? {} : { endsOn: row.endsOn }),
  isCurrent: row.isCurrent,
  isLeading: row.isLeading,
  items: row.items,
  rules: row.rules.map(({ kind, value, name, basisPoints }) => ({
    kind,
    name,
    percentOff: basisPoints / 100,
    // With its id and URL, the name of a category is translated.
    ...(kind === 'CATEGORY' ? { id: value, url: categoryUrl(value) } : {}),
  })),
  ...(row.minimumMinor === null ? {} : { orderMinimum: toDecimal(row.minimumMinor) }),
  ...(row.allowedPayments === null ? {} : { payments: row.allowedPayments }),
  shipTo: row.shipTo,
  billTo: row.billTo,
});

/** Reads a member's organization as the member sees it. */
export async function readOrganization(db: Db, member: Membership, now: Date): Promise<OrganizationData> {
  const { organization, role } = member;
  const { approvalLimit, division } = organization;
  const limit = lowerLimit(
    hasPermission(member, 'APPROVE_ORDERS') ? null : approvalLimit,
    await readSpendingLeft(db, member.accountId, now),
  );
  const [addresses, shipTo, contract, contracts, accounting] = await Promise.all([
    listOrganizationAddresses(db, organization.id),
    organizationShipTo(db, member),
    readContract(db, organization),
    listContracts(db, organization.id),
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
    contracts: contracts.filter((each) => isShown(each, toDay(now))).map(contractData),
    ...(accounting?.budgetCenters.length ? { budgets: accounting.budgetCenters.map(budgetData) } : {}),
    addresses: addresses.map(organizationAddressData),
    ...(shipTo ? { shipToId: shipTo.id } : {}),
  };
}
