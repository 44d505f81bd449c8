export const CARD_ENTRY_MESSAGES = {
  cardEntry: {
    expiryMissing: 'Enter the month and year shown on the card.',
    expired: 'This card has expired.',
    /** `digits` is absent while the brand is unknown. */
    codeLength: (digits?: number) => `Enter the ${digits ?? '3 or 4'} digits of the security code.`,
    billingMissing: 'Enter the billing address.',
  },
};
