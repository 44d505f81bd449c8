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
  };
}
