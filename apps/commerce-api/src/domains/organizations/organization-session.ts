import type { Db } from '../../kernel/database/database.ts';
import { listCurrentNumbers } from './contracts/contracts.repository.ts';
import type { Membership } from './membership.ts';
import { findShipTo, listOrganizationAddresses } from './organization-addresses.ts';

/** The organization data in its members' sessions (cart-3.87). */
interface OrganizationSession {
  /** The name of the address that the member's cart ships to. */
  shipToLabel: string | undefined;
  /** The contracts whose prices apply. */
  contracts: string[];
  /** The ids of the organization's addresses, defaults first. */
  billToIds: string[];
  shipToIds: string[];
  division: string | undefined;
  salesRep: { salesRepName?: string; salesRepPhone?: string; salesRepEmail?: string } | undefined;
}

/** Reads the sales representative of an organization: the data of an account, or what an operator entered (storefront-3.88). */
async function readSalesRep(db: Db, organizationId: string): Promise<OrganizationSession['salesRep']> {
  const row = await db
    .selectFrom('organizations')
    .leftJoin('accounts as rep', 'rep.id', 'organizations.sales_rep_account_id')
    .select(['sales_rep_name', 'sales_rep_phone', 'sales_rep_email'])
    .select(['rep.first_name', 'rep.last_name', 'rep.phone', 'rep.email'])
    .where('organizations.id', '=', organizationId)
    .executeTakeFirst();
  const name = row?.first_name ? `${row.first_name} ${row.last_name}` : row?.sales_rep_name;
  if (!row || !name) return undefined;
  const phone = row.phone || row.sales_rep_phone;
  const email = row.email || row.sales_rep_email;
  return {
    salesRepName: name,
    ...(phone ? { salesRepPhone: phone } : {}),
    ...(email ? { salesRepEmail: email } : {}),
  };
}

export async function readOrganizationSession(db: Db, member: Membership): Promise<OrganizationSession> {
  const { id, contractId, division } = member.organization;
  const rows = await listOrganizationAddresses(db, id);
  const getIds = (type: 'B' | 'S') => rows.filter((row) => row.type === type).map((row) => row.id);
  return {
    shipToLabel: (await findShipTo(db, member, rows))?.label,
    contracts: [
      ...new Set([...(await listCurrentNumbers(db, id)), ...(contractId === null ? [] : [contractId])]),
    ],
    billToIds: getIds('B'),
    shipToIds: getIds('S'),
    division: division ?? undefined,
    salesRep: await readSalesRep(db, id),
  };
}
