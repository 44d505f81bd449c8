import type { Interval, RestockRefusal, SubscriptionProblem } from './codes.ts';

/** Texts of codes and names; applications can replace individual texts through the messages context of the `ui` entry. */
export const SUBSCRIPTION_MESSAGES = {
  intervals: {
    EVERY_2_WEEKS: 'Every 2 weeks',
    EVERY_4_WEEKS: 'Every 4 weeks',
    EVERY_6_WEEKS: 'Every 6 weeks',
    EVERY_8_WEEKS: 'Every 8 weeks',
    EVERY_12_WEEKS: 'Every 12 weeks',
    MONTHLY: 'Every month',
  } satisfies Record<Interval, string>,
  problems: {
    PAYMENT_DECLINED: 'Your card was declined. Choose another card or update this one.',
    OUT_OF_STOCK: 'This item was out of stock.',
    DISCONTINUED: 'This item is no longer sold.',
    PRICE_ROSE: 'The price rose by more than 10%. Resume to order at the new price.',
    CARD_EXPIRED: 'Your card has expired. Choose another card.',
    CARD_REMOVED: 'The card was removed from your account. Choose another card.',
    ADDRESS_REMOVED: 'The address was removed from your account. Choose another address.',
    NOT_DELIVERABLE: 'This item can’t be delivered to this address. Choose another address.',
    QUANTITY_NOT_SOLD: 'This quantity can’t be ordered anymore. Change the quantity.',
    NOT_ALLOWED: 'Your organization didn’t allow this order. Contact your administrator.',
    NOT_PLACED: 'We couldn’t place this order.',
  } satisfies Record<SubscriptionProblem, string>,
  refusals: {
    DEACTIVATED: 'Your account was deactivated, so auto-restock isn’t available.',
    NO_PERMISSION: 'Your role in your organization doesn’t include auto-restock.',
    PURCHASE_ORDER_REQUIRED:
      'Your organization requires a purchase order number for each order. Set a default one to use auto-restock.',
    BUDGET_REQUIRED:
      'Your organization requires a budget or a cost center for each order, so auto-restock isn’t available.',
    SAVED_CARDS_HIDDEN: 'Your organization doesn’t allow saved cards, so auto-restock isn’t available.',
    THIRD_PARTY: 'Auto-restock isn’t available for your partner program.',
  } satisfies Record<RestockRefusal, string>,
  failures: {
    NETWORK: 'We couldn’t reach the shop. Check your connection and try again.',
    SIGN_IN_REQUIRED: 'Sign in to use auto-restock.',
    SUBSCRIPTION_NOT_FOUND: 'This subscription is no longer in your account.',
    ITEM_NOT_FOUND: 'This item is no longer sold.',
    ITEM_NOT_ELIGIBLE: 'Auto-restock isn’t available for this item.',
    SUBSCRIPTION_EXISTS: 'You already restock this item. Change it in your account.',
    SUBSCRIPTION_LIMIT_REACHED: 'You have 50 subscriptions, which is the most we allow. Cancel one first.',
    SUBSCRIPTION_CHANGED: 'Your subscription was changed elsewhere. Check it, then try again.',
    TOO_MANY_REQUESTS: 'You’re making changes too quickly. Try again in a minute.',
    OTHER: 'Something went wrong. Try again.',
  },
};

export type SubscriptionMessages = typeof SUBSCRIPTION_MESSAGES;
