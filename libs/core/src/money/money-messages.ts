/** Texts in place of an amount. */
export const MONEY_MESSAGES = {
  money: {
    /** An amount that is not known (cart-5.26). */
    notAvailable: 'Price N/A',
  },
};
