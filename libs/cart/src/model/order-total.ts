import type { PricedCart } from './pricing/index.ts';

/**
 * Checks whether the order total counts as met (cart-4.71, storefront-4.21): it does unless it is 0.00 and no rewards have reduced it. An
 * order whose total is not met needs a payment method even though it costs nothing.
 */
export const isOrderTotalMet = ({ totals, applied }: Pick<PricedCart, 'totals' | 'applied'>): boolean =>
  totals.total !== 0 || applied.some(({ isForRewards }) => isForRewards);
