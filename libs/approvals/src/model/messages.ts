/** Texts of failures; applications can replace individual texts through the messages context of the `ui` entry. */
export const APPROVAL_MESSAGES = {
  failures: {
    NETWORK: 'We couldn’t reach the shop. Check your connection and try again.',
    SIGN_IN_REQUIRED: 'Sign in to approve orders.',
    NOT_PERMITTED: 'You don’t approve orders for your organization.',
    ORDER_NOT_FOUND: 'We couldn’t find this order.',
    ORDER_NOT_PENDING: 'This order is not waiting for approval anymore.',
    OWN_ORDER: 'You can’t decide on your own order.',
    ACTION_CONFLICT: 'We couldn’t read this decision. Try again.',
    ORDER_MISSING: 'Select at least one order.',
    COMMENT_MISSING: 'Say why you decline, so that the buyer knows what to change.',
    NOT_YOUR_TURN: 'Other approvers decide on this order now.',
    ORDER_TOTAL_CHANGED: 'This order was changed in the meantime. Check it, then decide again.',
    ORDER_NOT_DECIDED: 'This order could not be decided. Try again.',
    CHANGE_TOO_LONG:
      'These are too many changes at once. Change fewer items, save them, then change the others.',
    CARD_NUMBER_IN_TEXT: 'Remove the card number from your comment.',
    OTHER: 'Something went wrong. Try again.',
  },
  /** Errors of fields. */
  fields: {
    amount: 'Enter an amount like 1,250.50.',
    number: 'Enter a whole number.',
  },
};

export type ApprovalMessages = typeof APPROVAL_MESSAGES;
