import type { CheckoutKind } from '@foolscap/core/vocabulary';
import type { LineRow } from '../cart/index.ts';
import { isCollected } from '../delivery/index.ts';

/** Checks for lines that need no delivery address: downloads, and child lines such as warranties. */
const goesWithTheRest = (row: LineRow) => row.product_type_name === 'ESD' || row.parent_item_id !== '';

/** Returns whether a cart has pickup and delivery, only pickup, or neither (cart-4.37). */
export function getCheckoutKind(rows: readonly LineRow[]): CheckoutKind {
  if (!rows.some(isCollected)) return 'SHIP_TO_ADDRESS';
  return rows.every((row) => isCollected(row) || goesWithTheRest(row)) ? 'PICKUP' : 'MIXED';
}
