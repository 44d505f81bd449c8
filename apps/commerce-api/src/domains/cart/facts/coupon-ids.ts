import { CART_CODES } from '@foolscap/cart/model';
import type { Db } from '../../../kernel/database/database.ts';
import { badRequest } from '../../../kernel/http/api-error.ts';
import { findCoupon } from '../../pricing/index.ts';
import type { CartRow } from '../cart-types.ts';

/** Finds the promotions of coupon codes. @throws ApiError 400 for a code that no coupon of the site has; nothing is changed then */
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
