import type { CheckoutKind } from '@foolscap/core/vocabulary';
import { isCollected, type LineRow } from '../cart/index.ts';

/** Lines that need no delivery address: downloads, and lines below another one, such as warranties. */
const goesWithTheRest = (row: LineRow) => row.product_type_name === 'ESD' || row.parent_item_id !== '';

/** Both ways of getting goods, only pickup, or neither of these (cart-4.37). */
export function getCheckoutKind(rows: readonly LineRow[]): CheckoutKind {
  if (!rows.some(isCollected)) return 'SHIP_TO_ADDRESS';
  return rows.every((row) => isCollected(row) || goesWithTheRest(row)) ? 'PICKUP' : 'MIXED';
}
