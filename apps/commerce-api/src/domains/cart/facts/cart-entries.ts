import { ACCOUNTING_CODES, type Address } from '@foolscap/core/vocabulary';
import { CART_CODES, findSplitFault, type SplitFault } from '@foolscap/cart/model';
import type { LineSplit } from '@foolscap/core/contract';
import type { UpdateCartBody } from '@foolscap/cart/contract';
import { storedAddress } from '../../../kernel/addresses/addresses.ts';
import type { Caller } from '../../../kernel/caller/caller.ts';
import type { Db } from '../../../kernel/database/database.ts';
import { ApiError, badRequest } from '../../../kernel/http/api-error.ts';
import {
  type CartAccounting,
  checkAccounting,
  checkSplitCodes,
  checkedPurchaseOrder,
  findMembership,
  type OrganizationAccounting,
  permittedAddress,
  readAccounting,
} from '../../organizations/index.ts';
import { findCoupon } from '../../pricing/index.ts';
import type { CartEntries, CartRow } from '../cart-types.ts';
import { lineNotFound } from './line-facts.ts';
import type { SpecialAddresses } from '../commands/requested-lines.ts';

/**
 * Returns a request's addresses as cart entries. Members of an organization may be limited to its addresses.
 * @throws ApiError for an address that the caller may not use
 */
export async function addressEntries(
  trx: Db,
  caller: Caller,
  addresses: readonly Address[] | undefined,
): Promise<Pick<CartEntries, 'shippingAddress' | 'billingAddress'>> {
  const wanted = addresses?.find(({ type }) => type !== 'B');
  const billing = addresses?.find(({ type }) => type === 'B' || type === 'SB');
  const member = addresses && (await findMembership(trx, caller.accountId));
  const shippingAddress = wanted && (await permittedAddress(trx, member, 'S', wanted));
  const billingAddress = billing && (await permittedAddress(trx, member, 'B', billing));
  return {
    ...(shippingAddress ? { shippingAddress: storedAddress(shippingAddress, 'S') } : {}),
    ...(billingAddress ? { billingAddress: storedAddress(billingAddress, 'B') } : {}),
  };
}

/**
 * Returns the addresses of a special cart as cart entries. Members of an organization may be limited to its addresses.
 * @throws ApiError for an address that the caller may not use
 */
export async function specialEntries(
  trx: Db,
  caller: Caller,
  { shipTo, billTo }: SpecialAddresses,
): Promise<Pick<CartEntries, 'shippingAddress' | 'specialBillTo'>> {
  const { shippingAddress, billingAddress } = await addressEntries(trx, caller, [
    ...(shipTo ? [{ ...shipTo, type: 'S' as const }] : []),
    ...(billTo ? [{ ...billTo, type: 'B' as const }] : []),
  ]);
  return {
    ...(shippingAddress ? { shippingAddress } : {}),
    ...(billingAddress ? { specialBillTo: billingAddress } : {}),
  };
}

/** Finds the promotions of coupon codes. @throws ApiError 400 for a code that no coupon of the site has; nothing changes in that case */
export async function couponIds(trx: Db, { tenant }: CartRow, codes: readonly string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const [place, code] of codes.entries()) {
    const id = await findCoupon(trx, tenant, code.trim());
    if (id === undefined)
      throw badRequest(
        CART_CODES.couponInvalid,
        `We couldn’t find the coupon ${code.trim()}. Check the code and try again.`,
        `coupons[${place}]`,
      );
    ids.push(id);
  }
  return ids;
}

const SPLIT_FAULTS = {
  EMPTY: 'Choose a cost center or a project for each part of the item.',
  DUPLICATE: 'An item has the same cost center and project twice. Combine these parts.',
  MIXED: 'Split an item either by percentage or by amount.',
  INVALID: 'Enter a share above 0 with up to two decimals.',
  PERCENT_SUM: 'The percentages of an item must add up to 100.',
  NO_REST: 'The last part of an item gets the rest. Leave its amount empty.',
} as const satisfies Record<SplitFault['reason'], string>;

/** Checks a request's cost centers and projects. @throws ApiError 400 SPLIT_INVALID */
function checkSplits(lines: readonly { splits: readonly LineSplit[] }[]): void {
  for (const [line, { splits }] of lines.entries()) {
    const fault = findSplitFault(splits);
    if (fault)
      throw badRequest(
        ACCOUNTING_CODES.splitInvalid,
        SPLIT_FAULTS[fault.reason],
        `accounting.lines[${line}].splits[${fault.index}].${fault.field}`,
      );
  }
}

/**
 * Returns the cart's cost centers and projects by line, with those of a request. An empty list removes the entry of a line.
 * @throws ApiError 404 for a line that was removed
 */
async function mergeSplits(
  trx: Db,
  { id, accounting }: CartRow,
  wanted: readonly { cartItemId: string; splits: LineSplit[] }[],
): Promise<Pick<CartAccounting, 'lines'>> {
  const rows = await trx
    .selectFrom('cart_lines')
    .select(['id', 'status'])
    .where('cart_id', '=', id)
    .execute();
  const statuses = new Map(rows.map((row) => [row.id, row.status]));
  if (wanted.some(({ cartItemId }) => statuses.get(cartItemId) !== 'ACTIVE')) throw lineNotFound();
  const entries = Object.entries({
    ...accounting?.lines,
    ...Object.fromEntries(wanted.map(({ cartItemId, splits }) => [cartItemId, splits])),
  });
  // Removed lines keep theirs, because they can be restored.
  return {
    lines: Object.fromEntries(entries.filter(([line, splits]) => statuses.has(line) && splits.length > 0)),
  };
}

/** Reads the lists of the caller's organization; undefined if it has none. @throws ApiError 403 for a caller without an organization */
export async function readMemberAccounting(
  db: Db,
  { accountId }: Caller,
  now: Date,
): Promise<{ organization: OrganizationAccounting | undefined }> {
  const member = await findMembership(db, accountId);
  if (!member)
    throw new ApiError(
      403,
      ACCOUNTING_CODES.notAvailable,
      'Only members of an organization can choose a budget or a purchase order.',
      { field: 'accounting' },
    );
  return { organization: await readAccounting(db, member.organization, member.accountId, now) };
}

/**
 * Returns a request's budget center, purchase order and release as cart entries (cart-7.24). A different purchase order clears the release.
 * @throws ApiError 403 for a caller without an organization, 400 for values that the organization's lists do not contain
 */
export async function accountingEntries(
  trx: Db,
  caller: Caller,
  cart: CartRow,
  wanted: UpdateCartBody['accounting'],
  now: Date,
): Promise<Pick<CartEntries, 'accounting' | 'purchaseOrderNumber'>> {
  if (!wanted) return {};
  const { organization } = await readMemberAccounting(trx, caller, now);
  const { budgetCenter, poRelease } = wanted;
  const number =
    wanted.purchaseOrder === undefined
      ? cart.purchase_order_number
      : checkedPurchaseOrder(wanted.purchaseOrder);
  checkAccounting(organization, {
    ...wanted,
    // A number that the request does not change is checked when the order is placed.
    purchaseOrder: wanted.purchaseOrder === undefined && !poRelease ? null : number,
  });
  if (wanted.lines) {
    checkSplits(wanted.lines);
    checkSplitCodes(
      organization,
      wanted.lines.map(({ splits }) => splits),
    );
  }
  const isOtherOrder = number !== cart.purchase_order_number;
  return {
    ...(isOtherOrder ? { purchaseOrderNumber: number } : {}),
    accounting: {
      ...cart.accounting,
      ...(budgetCenter === undefined ? {} : { budgetCenter }),
      ...(isOtherOrder ? { poRelease: null } : {}),
      ...(poRelease === undefined ? {} : { poRelease }),
      ...(wanted.lines ? await mergeSplits(trx, cart, wanted.lines) : {}),
    },
  };
}
