import { quickBuyProblem, quickBuyRefusal, type QuickBuyOffReason } from '@foolscap/account/model';
import type { QuickBuy } from '@foolscap/account/contract';
import { sql } from 'kysely';
import { type Address, expiryStatus } from '@foolscap/core/vocabulary';
import type { Db } from '../../kernel/database/database.ts';
import { memberHasPermission } from './role-permissions.ts';

/**
 * Selects an account's quick-buy settings with everything their validity depends on: the address, the card and the organization's rules.
 */
const selectFacts = (db: Db, accountId: string) =>
  db
    .selectFrom('accounts')
    .leftJoin('organizations', (join) =>
      join
        .onRef('organizations.id', '=', 'accounts.organization_id')
        .on('accounts.role', 'is not', null)
        .on('accounts.tenant', '=', 'sba'),
    )
    .leftJoin('account_addresses', 'account_addresses.id', 'accounts.quick_buy_address_id')
    .leftJoin('saved_cards', (join) =>
      join.onRef('saved_cards.account_id', '=', 'accounts.id').on('saved_cards.is_quick_buy', '=', true),
    )
    .select([
      'accounts.tps_code',
      'accounts.role',
      'accounts.spending_limit_minor',
      memberHasPermission('APPROVE_ORDERS').as('can_approve'),
      memberHasPermission('ADD_SHIP_TO').as('can_add_addresses'),
      'accounts.quick_buy_active',
      'accounts.quick_buy_review',
      'accounts.quick_buy_off_reason',
      'account_addresses.id as address_id',
      'account_addresses.address',
      'saved_cards.id as card_id',
      'saved_cards.expiry_month',
      'saved_cards.expiry_year',
      'organizations.id as organization_id',
      'organizations.po_policy',
      'organizations.accounting',
      'organizations.approval_limit_minor',
      'organizations.hidden_payments',
    ])
    .where('accounts.id', '=', accountId)
    .executeTakeFirst();

type Facts = NonNullable<Awaited<ReturnType<typeof selectFacts>>>;

const getRules = ({ organization_id, role, ...facts }: Facts) =>
  organization_id && role
    ? {
        canApprove: facts.can_approve,
        canAddAddresses: facts.can_add_addresses,
        hasSpendingLimit: facts.spending_limit_minor !== null,
        isPurchaseOrderRequired: facts.po_policy === 'REQUIRED',
        isBudgetRequired:
          facts.accounting?.budgeting === 'REQUIRED' ||
          Object.values(facts.accounting?.lineFields ?? {}).includes('REQUIRED'),
        hasApprovals: facts.approval_limit_minor !== null,
        hidesSavedCards: facts.hidden_payments?.includes('saved-cards') ?? false,
      }
    : undefined;

function getCard({ card_id, expiry_month: expiryMonth, expiry_year: expiryYear }: Facts, now: Date) {
  if (!card_id) return 'none';
  const isExpired =
    expiryMonth && expiryYear && expiryStatus({ expiryMonth, expiryYear }, now.getTime()) === 'expired';
  return isExpired ? 'expired' : 'valid';
}

/** Reads the quick-buy settings and whether they are ready to use (docs/decisions/quick-buy.md). */
export async function readQuickBuy(db: Db, accountId: string, now: Date): Promise<QuickBuy> {
  const facts = await selectFacts(db, accountId);
  if (!facts) return { quickBuyActive: false, quickBuyOverlayPreference: true, buyNowEligible: false };
  const problem = quickBuyProblem({
    refusal: quickBuyRefusal({ isThirdParty: facts.tps_code !== null, rules: getRules(facts) }),
    offReason: facts.quick_buy_off_reason ?? undefined,
    hasAddress: facts.address_id !== null,
    card: getCard(facts, now),
  });
  const { address_id: id, address, card_id: quickBuyPaymentId } = facts;
  return {
    quickBuyActive: facts.quick_buy_active,
    quickBuyOverlayPreference: facts.quick_buy_review,
    ...(id && address
      ? { quickBuyAddressId: id, address: { ...(address as Address & QuickBuy['address']), id } }
      : {}),
    ...(quickBuyPaymentId ? { quickBuyPaymentId } : {}),
    buyNowEligible: facts.quick_buy_active && problem === undefined,
    ...(problem ? { problem } : {}),
  };
}

/** Checks whether a caller can use Buy now (storefront-3.56); guests cannot. */
export async function isBuyNowEligible(
  db: Db,
  accountId: string | null | undefined,
  now: Date,
): Promise<boolean> {
  return accountId ? (await readQuickBuy(db, accountId, now)).buyNowEligible : false;
}

/** The account columns that its owner sets. */
export interface QuickBuyChange {
  active: boolean;
  review: boolean | undefined;
  addressId: string | undefined;
}

/** Saves the settings; the account must be locked. Also clears the reason why quick buy was turned off. */
export async function updateQuickBuy(
  trx: Db,
  accountId: string,
  { active, review, addressId }: QuickBuyChange,
): Promise<void> {
  await trx
    .updateTable('accounts')
    .set({
      quick_buy_active: active,
      quick_buy_off_reason: null,
      ...(review === undefined ? {} : { quick_buy_review: review }),
      ...(addressId === undefined ? {} : { quick_buy_address_id: addressId }),
    })
    .where('id', '=', accountId)
    .execute();
}

/**
 * Turns quick buy off because its address or card is being removed, in the same transaction. If it is already off, the earlier reason
 * stays.
 */
export async function turnQuickBuyOff(trx: Db, accountId: string, reason: QuickBuyOffReason): Promise<void> {
  await trx
    .updateTable('accounts')
    .set({ quick_buy_active: false, quick_buy_off_reason: reason })
    .where('id', '=', accountId)
    .where('quick_buy_active', '=', true)
    .execute();
}

/** Checks whether quick buy ships to an address. */
export async function isQuickBuyAddress(trx: Db, accountId: string, addressId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    .where(sql<boolean>`quick_buy_address_id::text = ${addressId}`)
    .executeTakeFirst();
  return row !== undefined;
}
