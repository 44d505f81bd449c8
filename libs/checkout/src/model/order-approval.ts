/** Number of days in which an order can be approved. Banks release authorization holds after about this time. */
export const APPROVAL_DAYS = 7;

/** Returns when an order that waits for approval expires, as an ISO instant. @param placedAt ISO instant */
export const getApprovalEnd = (placedAt: string): string =>
  new Date(Date.parse(placedAt) + APPROVAL_DAYS * 86_400_000).toISOString();
