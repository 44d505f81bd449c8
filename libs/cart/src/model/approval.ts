import type { CartInfo } from '../contract/index.ts';

/**
 * Returns the limit of the buyer, in dollars, that the cart's total exceeds, so that its order needs approval; undefined if it needs none.
 * Approvers have no limit.
 */
export function getExceededApprovalLimit({
  cartAccountInfo,
  cartSummary,
}: Pick<CartInfo, 'cartAccountInfo' | 'cartSummary'>): number | undefined {
  const limit = cartAccountInfo?.approvalLimit;
  return limit !== undefined && cartSummary.ordTotal > limit ? limit : undefined;
}
