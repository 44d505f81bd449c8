import type { CartItem } from '../contract/index.ts';

/** Whether an add brought units of a line into the cart. Refused items come back as invalid lines. */
export const wasAdded = ({
  status,
  qty,
  qtyAdded = qty,
}: Pick<CartItem, 'status' | 'qty' | 'qtyAdded'>): boolean => status !== 'INVALID' && qtyAdded > 0;
