/** The texts of this feature's pages and sections. */
export const GIFT_CARDS_SCREEN_MESSAGES = {
  giftCards: {
    home: 'Home',
    heading: 'Gift cards',
    note: 'For everything in the shop, in one order or several.',
    none: 'No gift cards right now',
    deals: 'See deals',
    noneHint: 'You can still pay with a card that you have.',
    failed: 'We couldn’t load the gift cards. Try again in a moment.',
    haveOneNote: 'Enter its number and card code in checkout to pay with it.',
    haveOne: 'Do you have a gift card?',
    check: 'Check the balance',
    terms: 'How gift cards work, and terms',
  },
};
