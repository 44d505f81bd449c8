import type { CartItem } from '../contract/index.ts';

/** Whether a line has details that the cart page shows below it, beyond product, price, quantity and fulfillment. */
export const hasLineDetails = ({ furnSvcInfo }: Pick<CartItem, 'furnSvcInfo'>): boolean =>
  furnSvcInfo !== undefined;
