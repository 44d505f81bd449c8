import type { MinorUnits } from '@foolscap/core/money';

/** The rule of an organization for a buyer's orders. */
export interface ApprovalRule {
  /** Orders above this amount in US cents need approval; null for none. */
  limit: MinorUnits | null;
  /** Whether the buyer approves orders; approvers' own orders need no approval. */
  isApprover: boolean;
}

export const needsApproval = (total: MinorUnits, { limit, isApprover }: ApprovalRule): boolean =>
  limit !== null && !isApprover && total > limit;

/** Number of days in which an order can be approved. Banks release authorization holds after about this time. */
export const APPROVAL_DAYS = 7;

/** Returns when an order that waits for approval expires, as an ISO instant. @param placedAt ISO instant */
export const getApprovalEnd = (placedAt: string): string =>
  new Date(Date.parse(placedAt) + APPROVAL_DAYS * 86_400_000).toISOString();
