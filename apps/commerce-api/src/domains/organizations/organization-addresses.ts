import { type Selectable, sql } from 'kysely';
import type { OrganizationAddress } from '@foolscap/account/contract';
import { ACCOUNT_CODES } from '@foolscap/account/model';
import type { Address } from '@foolscap/core/vocabulary';
import type { Db } from '../../kernel/database/database.ts';
import { ApiError } from '../../kernel/http/api-error.ts';
import { selectLeadingContract } from './contracts/contract-terms.ts';
import type { Membership } from './membership.ts';
import { hasPermission } from './permissions.ts';
import type { OrganizationAddressesTable } from './tables.ts';

type Row = Selectable<OrganizationAddressesTable>;

/** Whether the leading contract of an organization allows an address. */
const isOnContract = (organizationId: string) => sql<boolean>`not exists (
  select from (${selectLeadingContract(sql`${organizationId}::uuid`)}) terms
    join contract_addresses allowed on allowed.contract_id = terms.id
    join organization_addresses other on other.id = allowed.address_id and other.type = organization_addresses.type
    having count(*) > 0 and not bool_or(other.id = organization_addresses.id))`;

/**
 * Lists the bill-to and ship-to addresses that orders of an organization may use, defaults first. If its leading contract has addresses of a
 * type, no other ones of that type are listed.
 */
export async function listOrganizationAddresses(db: Db, organizationId: string): Promise<Row[]> {
  return db
    .selectFrom('organization_addresses')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where(isOnContract(organizationId))
    .orderBy('type', 'desc')
    .orderBy('is_default', 'desc')
    .orderBy('position')
    .execute();
}

export const organizationAddressData = (row: Row): OrganizationAddress => ({
  id: row.id,
  type: row.type,
  label: row.label,
  isDefault: row.is_default,
  address: { ...row.address, id: row.id, type: row.type } as OrganizationAddress['address'],
});

/** Checks whether a member may enter addresses, which a contract with fixed addresses allows to none. */
export const mayUseOtherAddresses = (member: Membership): boolean =>
  hasPermission(member, 'ADD_SHIP_TO') && !member.organization.contract?.hasFixedAddresses;

/** Finds the organization's own address with this id. */
async function findOwn(
  db: Db,
  member: Membership,
  type: 'B' | 'S',
  { id }: Address,
): Promise<Row | undefined> {
  const rows = await listOrganizationAddresses(db, member.organization.id);
  return rows.find((row) => row.type === type && row.id === id);
}

/** Checks whether a buyer may use this address on an order. Buyers without an organization may use any. */
export async function mayUseAddress(
  db: Db,
  member: Membership | undefined,
  type: 'B' | 'S',
  address: Address,
): Promise<boolean> {
  if (!member || mayUseOtherAddresses(member)) return true;
  return (await findOwn(db, member, type, address)) !== undefined;
}

/**
 * Resolves the address of an order: for members the organization's stored address with this id, whatever else the request contains. A new
 * address requires the permission ADD_SHIP_TO, and a contract that does not fix the addresses.
 * @throws ApiError 403 SHIP_TO_NOT_ALLOWED
 */
export async function permittedAddress<A extends Address>(
  db: Db,
  member: Membership | undefined,
  type: 'B' | 'S',
  address: A,
): Promise<A> {
  if (!member) return address;
  const own = await findOwn(db, member, type, address);
  if (own) return { ...own.address, id: own.id, type } as A;
  if (mayUseOtherAddresses(member)) return address;
  throw new ApiError(403, ACCOUNT_CODES.addressNotAllowed, 'Choose one of your organization’s addresses.', {
    field: 'addresses',
  });
}

/**
 * Finds the address that a member's cart ships to: the chosen one, otherwise the default.
 * @param rows the addresses of the organization
 */
export async function findShipTo(
  db: Db,
  { accountId }: Membership,
  rows: readonly Row[],
): Promise<Row | undefined> {
  const cart = await db
    .selectFrom('carts')
    .select('shipping_address')
    .where('account_id', '=', accountId)
    .where('tenant', '=', 'sba')
    .where('status', '=', 'OPEN')
    .where('kind', '=', 'CART')
    .executeTakeFirst();
  const shipTo = rows.filter(({ type }) => type === 'S');
  const chosen = cart?.shipping_address?.id;
  return shipTo.find(({ id }) => id === chosen) ?? shipTo.find((row) => row.is_default) ?? shipTo[0];
}

/** Finds the address that a member's cart ships to. */
export const organizationShipTo = async (db: Db, member: Membership): Promise<Row | undefined> =>
  findShipTo(db, member, await listOrganizationAddresses(db, member.organization.id));
