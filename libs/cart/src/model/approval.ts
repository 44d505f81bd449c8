import type { CartInfo } from '../contract/index.ts';

/**
 * Returns the buyer's limit in dollars if the cart's total exceeds it, so that the order needs approval; undefined otherwise. Approvers
 * have no limit.
 */
export function getExceededApprovalLimit({
  cartAccountInfo,
  cartSummary,
}: Pick<CartInfo, 'cartAccountInfo' | 'cartSummary'>): number | undefined {
  const limit = cartAccountInfo?.approvalLimit;
  return limit !== undefined && cartSummary.ordTotal > limit ? limit : undefined;
}
