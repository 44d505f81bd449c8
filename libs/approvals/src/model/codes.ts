/** The parts of an approver's list: orders that wait, and those that were decided. */
export const APPROVAL_VIEWS = ['WAITING', 'DECIDED'] as const;
export type ApprovalView = (typeof APPROVAL_VIEWS)[number];

/** The orders of a list: those on which the caller can decide now, or all of the organization. */
export const APPROVAL_SCOPES = ['MINE', 'ALL'] as const;
export type ApprovalScope = (typeof APPROVAL_SCOPES)[number];

/** Why an order needs approval: the limit of buyers, the buyer's limit for a period, an exceeded budget, or a rule of the organization. */
export const APPROVAL_REASONS = ['LIMIT', 'SPENDING', 'BUDGET', 'RULE'] as const;
export type ApprovalReasonKind = (typeof APPROVAL_REASONS)[number];

/** The steps in the history of an order that needed approval. */
export const APPROVAL_EVENTS = [
  'SUBMITTED',
  /** An approver agreed; others have to agree as well. */
  'AGREED',
  'APPROVED',
  'DECLINED',
  'EXPIRED',
  'CANCELED',
  /** An approver changed the order before the decision. */
  'CHANGED',
  /** Prices changed while the order was waiting. */
  'REPRICED',
  'COMMENTED',
] as const;
export type ApprovalEventKind = (typeof APPROVAL_EVENTS)[number];

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

/** The most items that one change adds to an order. */
export const MOST_ADDED_ITEMS = 20;

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
  /** Other approvers decide on the order at this level, or the caller has already agreed. */
  notYourTurn: 'NOT_YOUR_TURN',
  /** The order could not be decided for a reason of the shop. */
  notDecided: 'ORDER_NOT_DECIDED',
  /** A rule or group names something that the organization does not have. */
  ruleInvalid: 'RULE_INVALID',
  ruleNotFound: 'RULE_NOT_FOUND',
  tooManyRules: 'TOO_MANY_RULES',
  /** A rule refers to the group. */
  groupInUse: 'GROUP_IN_USE',
  delegationInvalid: 'DELEGATION_INVALID',
  /** An approver's change would cost more than the buyer agreed to pay. */
  changeTooExpensive: 'CHANGE_TOO_EXPENSIVE',
  changeInvalid: 'CHANGE_INVALID',
  /** A form without JavaScript changes too many lines to show the difference on the next page. */
  changeTooLong: 'CHANGE_TOO_LONG',
} as const;
