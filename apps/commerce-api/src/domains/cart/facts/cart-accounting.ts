import type { UpdateCartBody } from '@foolscap/cart/contract';
import { ACCOUNTING_CODES } from '@foolscap/cart/model';
import type { Caller } from '../../../kernel/caller/caller.ts';
import type { Db } from '../../../kernel/database/database.ts';
import { ApiError } from '../../../kernel/http/api-error.ts';
import {
  checkAccounting,
  checkedPurchaseOrder,
  findMembership,
  readAccounting,
} from '../../organizations/index.ts';
import type { CartEntries, CartRow } from '../cart-types.ts';

/**
 * Returns the budget center, purchase order and release of a request as entries of the cart (cart-7.24). Another purchase order clears the release.
 * @throws ApiError 403 for a caller without an organization, 400 for values that are not in the lists of the organization
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
  checkAccounting(await readAccounting(trx, member.organization, now), {
    ...wanted,
    // A number that the request leaves alone is checked when the order is placed.
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
