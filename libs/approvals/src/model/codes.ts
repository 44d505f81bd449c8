/** The parts of an approver's list: orders that wait, and those that were decided. */
export const APPROVAL_VIEWS = ['WAITING', 'DECIDED'] as const;
export type ApprovalView = (typeof APPROVAL_VIEWS)[number];

/** The states of an order that needed approval. */
export const APPROVAL_STATES = ['WAITING', 'APPROVED', 'DECLINED', 'CANCELED'] as const;
export type ApprovalState = (typeof APPROVAL_STATES)[number];

/** Decisions on an order (storefront-3.69). */
export const APPROVAL_ACTIONS = ['ACCEPT', 'DECLINE'] as const;
export type ApprovalAction = (typeof APPROVAL_ACTIONS)[number];

/** Values of the query parameter `action` of the call that decides (storefront-7.26). */
export const ACTION_PARAMETERS = { ACCEPT: 'approve', DECLINE: 'decline' } as const satisfies Record<
  ApprovalAction,
  string
>;

/** Fields of the form that decides: the comment, the button, and one field per selected order with its cart and its buyer. */
export const DECISION_FIELDS = { comment: 'comment', action: 'action', order: 'order:' } as const;

/** Maximum length of a comment, in characters. */
export const COMMENT_LENGTH = 300;

/** The most orders that one call decides on. */
export const MOST_DECISIONS = 50;

/** Codes of refused calls and decisions. */
export const APPROVAL_CODES = {
  signInRequired: 'SIGN_IN_REQUIRED',
  /** The caller does not approve orders. */
  notPermitted: 'NOT_PERMITTED',
  /** There is no such order of the caller's organization. */
  notFound: 'ORDER_NOT_FOUND',
  /** The order was decided, canceled or declined in the meantime. */
  notPending: 'ORDER_NOT_PENDING',
  /** Approvers do not decide on their own orders. */
  ownOrder: 'OWN_ORDER',
  /** A form was submitted without an order, or declined one without a comment. */
  orderMissing: 'ORDER_MISSING',
  commentMissing: 'COMMENT_MISSING',
  /** The action of an entry differs from that of the call. */
  actionConflict: 'ACTION_CONFLICT',
} as const;
