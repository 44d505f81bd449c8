import { type Address, expiryStatus } from '@foolscap/core/vocabulary';
import type { RestockRefusal } from '@foolscap/subscriptions/model';
import type { Db } from '../../kernel/database/database.ts';
import { type AccountRow, listSavedAddresses } from '../account/index.ts';
import { type Buyer, NO_ORGANIZATION } from '../catalog/index.ts';
import {
  allowsPayment,
  findMembership,
  mayUseOtherAddresses,
  hasPermission,
  listOrganizationAddresses,
  type Membership,
  requiresAccounting,
} from '../organizations/index.ts';
import { listSavedCards, type SavedCardRow } from '../payments/index.ts';

/** An account's choices for a subscription, and whether it can have one. */
export interface RestockChoices {
  member: Membership | undefined;
  /** Each has an id. */
  addresses: (Address & { id: string })[];
  cards: (SavedCardRow & { isExpired: boolean })[];
  refusal: RestockRefusal | undefined;
  /** The buyer whose prices apply. */
  buyer: Buyer;
}

/** The account columns that determine its choices. */
type RestockAccount = Pick<AccountRow, 'id' | 'tenant' | 'tps_code' | 'organization_id' | 'deactivated_at'>;

/** Checks whether a member's carts start with a purchase order number. */
async function hasDefaultPurchaseOrder(db: Db, accountId: string): Promise<boolean> {
  const row = await db
    .selectFrom('accounts')
    .leftJoin('organizations', 'organizations.id', 'accounts.organization_id')
    .select(['accounts.default_purchase_order as own', 'organizations.default_purchase_order as common'])
    .where('accounts.id', '=', accountId)
    .executeTakeFirst();
  return Boolean(row?.own ?? row?.common);
}

/** Returns the rule that prevents an account from having subscriptions, whose orders no shopper reviews. */
async function findRefusal(
  db: Db,
  { id: accountId, tenant, tps_code: tpsCode, organization_id, deactivated_at }: RestockAccount,
  member: Membership | undefined,
): Promise<RestockRefusal | undefined> {
  // A deactivated account has no membership either, so its organization's rules would not be found.
  if (deactivated_at !== null) return 'DEACTIVATED';
  if (tpsCode !== null) return 'THIRD_PARTY';
  if (!member) return tenant === 'sba' && organization_id !== null ? 'NO_PERMISSION' : undefined;
  const { purchaseOrderPolicy, accounting, hiddenPayments, contract } = member.organization;
  if (!hasPermission(member, 'AUTO_RESTOCK')) return 'NO_PERMISSION';
  if (purchaseOrderPolicy === 'REQUIRED' && !(await hasDefaultPurchaseOrder(db, accountId)))
    return 'PURCHASE_ORDER_REQUIRED';
  if (requiresAccounting(accounting)) return 'BUDGET_REQUIRED';
  return hiddenPayments.includes('saved-cards') || !allowsPayment(contract, 'card')
    ? 'SAVED_CARDS_HIDDEN'
    : undefined;
}

/** Reads an account's choices. Members of an organization have its addresses; their own only with the permission to ship to them. */
export async function readChoices(db: Db, account: RestockAccount, now: Date): Promise<RestockChoices> {
  const { id, tenant } = account;
  const member = await findMembership(db, id);
  const mayUseOwn = !member || mayUseOtherAddresses(member);
  const common = member ? await listOrganizationAddresses(db, member.organization.id) : [];
  const own = mayUseOwn ? await listSavedAddresses(db, id) : [];
  const cards = await listSavedCards(db, id);
  const isExpired = ({ expiry_month: expiryMonth, expiry_year: expiryYear }: SavedCardRow) =>
    Boolean(expiryMonth) && expiryStatus({ expiryMonth, expiryYear }, now.getTime()) === 'expired';
  return {
    member,
    addresses: [
      ...common.filter(({ type }) => type === 'S').map((row) => ({ ...row.address, id: row.id })),
      ...own.map((row) => ({ ...row.address, id: row.id })),
    ],
    cards: cards.map((card) => ({ ...card, isExpired: isExpired(card) })),
    refusal: await findRefusal(db, account, member),
    buyer: tenant === 'sba' ? { tenant, organizationId: member?.organization.id ?? NO_ORGANIZATION } : tenant,
  };
}
