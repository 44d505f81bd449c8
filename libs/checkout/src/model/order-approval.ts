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
