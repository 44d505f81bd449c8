import type { CartItem } from '../contract/index.ts';

/** Checks whether an add put units of a line into the cart. Refused items are returned as invalid lines. */
export const wasAdded = ({
  status,
  qty,
  qtyAdded = qty,
}: Pick<CartItem, 'status' | 'qty' | 'qtyAdded'>): boolean => status !== 'INVALID' && qtyAdded > 0;
