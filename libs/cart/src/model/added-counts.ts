import type { CartItem } from '../contract/index.ts';

/** Checks whether an add put units of a line into the cart. Refused items are returned as invalid lines. */
export const wasAdded = ({
  status,
  qty,
  qtyAdded = qty,
}: Pick<CartItem, 'status' | 'qty' | 'qtyAdded'>): boolean => status !== 'INVALID' && qtyAdded > 0;

/** Counts of an add, for its title. */
export interface AddedCounts {
  /** Lines of the reply, including refused ones. */
  readonly lines: number;
  /** Added units. Screens call them items, as the subtotal and the header's badge do. */
  readonly units: number;
}

/** Counts an add's lines and the units that it added to the cart. */
export const countAdded = (lines: readonly Pick<CartItem, 'status' | 'qty' | 'qtyAdded'>[]): AddedCounts => ({
  lines: lines.length,
  units: lines.filter(wasAdded).reduce((sum, { qty, qtyAdded = qty }) => sum + qtyAdded, 0),
});
