import { RENEWAL_CODES, type RenewalProblem } from './memberships.ts';

/** The English messages of automatic renewal, for the membership page and for mails. */
export const RENEWAL_MESSAGES = {
  renewalErrors: {
    [RENEWAL_CODES.notRenewable]: 'This membership can’t be renewed automatically.',
    [RENEWAL_CODES.priceChanged]: 'The price has changed. Check it, then try again.',
    [RENEWAL_CODES.cardRequired]: 'Choose a card for your membership first.',
  },
  renewalProblems: {
    PAYMENT_DECLINED: 'Your card was declined.',
    CARD_REMOVED: 'No saved card is chosen for your membership.',
    CARD_EXPIRED: 'Your card has expired.',
    PRICE_ROSE: 'The price has increased.',
    DISCONTINUED: 'This membership is no longer sold.',
    NOT_PLACED: 'We couldn’t place the order.',
  } satisfies Record<RenewalProblem, string>,
};
