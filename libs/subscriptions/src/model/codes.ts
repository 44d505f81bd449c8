/** The intervals between two orders of a subscription. */
export const INTERVALS = [
  'EVERY_2_WEEKS',
  'EVERY_4_WEEKS',
  'EVERY_6_WEEKS',
  'EVERY_8_WEEKS',
  'EVERY_12_WEEKS',
  'MONTHLY',
] as const;
export type Interval = (typeof INTERVALS)[number];

/** The states of a subscription; a canceled one can be restored for a while (`RESTORE_HOURS`). */
export const SUBSCRIPTION_STATUSES = ['ACTIVE', 'PAUSED', 'CANCELED'] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

/** Everything that keeps an order of a subscription from being placed. */
export const SUBSCRIPTION_PROBLEMS = [
  'PAYMENT_DECLINED',
  'OUT_OF_STOCK',
  'DISCONTINUED',
  'PRICE_ROSE',
  'CARD_EXPIRED',
  'CARD_REMOVED',
  'ADDRESS_REMOVED',
  'NOT_DELIVERABLE',
  'QUANTITY_NOT_SOLD',
  'NOT_ALLOWED',
  'NOT_PLACED',
] as const;
export type SubscriptionProblem = (typeof SUBSCRIPTION_PROBLEMS)[number];

/** Reasons why an account cannot have subscriptions. */
export const RESTOCK_REFUSALS = [
  'DEACTIVATED',
  'NO_PERMISSION',
  'PURCHASE_ORDER_REQUIRED',
  'BUDGET_REQUIRED',
  'SAVED_CARDS_HIDDEN',
  'THIRD_PARTY',
] as const;
export type RestockRefusal = (typeof RESTOCK_REFUSALS)[number];

/** Whether an item can be bought now. */
export const ITEM_AVAILABILITIES = ['IN_STOCK', 'OUT_OF_STOCK', 'DISCONTINUED'] as const;
export type ItemAvailability = (typeof ITEM_AVAILABILITIES)[number];

/** The changes of a subscription other than its details. */
export const SUBSCRIPTION_ACTIONS = ['PAUSE', 'RESUME', 'SKIP', 'CANCEL', 'RESTORE'] as const;
export type SubscriptionAction = (typeof SUBSCRIPTION_ACTIONS)[number];

export const SUBSCRIPTION_CODES = {
  /** 401: guests have no subscriptions. */
  signInRequired: 'SIGN_IN_REQUIRED',
  /** 403: the organization or the partner program of the account does not allow it; `problem` is the reason. */
  notAllowed: 'SUBSCRIPTION_NOT_ALLOWED',
  /** 404: the account does not have this subscription. */
  notFound: 'SUBSCRIPTION_NOT_FOUND',
  /** 404: no product with this number is sold. */
  itemNotFound: 'ITEM_NOT_FOUND',
  /** 409: the item is not offered with auto-restock. */
  notEligible: 'ITEM_NOT_ELIGIBLE',
  /** 409: the account already has a subscription for the item; `subscriptionId` is its id. */
  exists: 'SUBSCRIPTION_EXISTS',
  /** 409: the account has the maximum number of subscriptions. */
  limit: 'SUBSCRIPTION_LIMIT_REACHED',
  /** 409: it was changed elsewhere since it was read, or its state does not allow the action. */
  changed: 'SUBSCRIPTION_CHANGED',
  /** 400: a field of the request has an invalid value; `field` is its name. */
  invalid: 'INVALID_SUBSCRIPTION',
} as const;

/** Maximum number of an account's subscriptions, not counting canceled ones. */
export const MAX_SUBSCRIPTIONS = 50;
/** Days from today to the latest day that can be chosen for the next order. */
export const MAX_DAYS_AHEAD = 180;
/** Days before an order on which its reminder is sent. */
export const REMINDER_DAYS = 3;
/** Hours in which a canceled subscription can be restored. */
export const RESTORE_HOURS = 24;
