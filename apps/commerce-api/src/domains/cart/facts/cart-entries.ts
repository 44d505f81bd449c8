import { ACCOUNTING_CODES, type Address } from '@foolscap/core/vocabulary';
import { CART_CODES } from '@foolscap/cart/model';
import type { UpdateCartBody } from '@foolscap/cart/contract';
import { storedAddress } from '../../../kernel/addresses/addresses.ts';
import type { Caller } from '../../../kernel/caller/caller.ts';
import type { Db } from '../../../kernel/database/database.ts';
import { ApiError, badRequest } from '../../../kernel/http/api-error.ts';
import {
  checkAccounting,
  checkedPurchaseOrder,
  findMembership,
  permittedAddress,
  readAccounting,
} from '../../organizations/index.ts';
import { findCoupon } from '../../pricing/index.ts';
import type { CartEntries, CartRow } from '../cart-types.ts';
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
  const member = await findMembership(trx, caller.accountId);
  if (!member)
    throw new ApiError(
      403,
      ACCOUNTING_CODES.notAvailable,
      'Only members of an organization can choose a budget or a purchase order.',
      { field: 'accounting' },
    );
  const { budgetCenter, poRelease } = wanted;
  const number =
    wanted.purchaseOrder === undefined
      ? cart.purchase_order_number
      : checkedPurchaseOrder(wanted.purchaseOrder);
  checkAccounting(await readAccounting(trx, member.organization, member.accountId, now), {
    ...wanted,
    // A number that the request does not change is checked when the order is placed.
    purchaseOrder: wanted.purchaseOrder === undefined && !poRelease ? null : number,
  });
  const isOtherOrder = number !== cart.purchase_order_number;
  return {
    ...(isOtherOrder ? { purchaseOrderNumber: number } : {}),
    accounting: {
      ...cart.accounting,
      ...(budgetCenter === undefined ? {} : { budgetCenter }),
      ...(isOtherOrder ? { poRelease: null } : {}),
      ...(poRelease === undefined ? {} : { poRelease }),
    },
  };
}
