/** Texts in place of dates. */
export const DATE_MESSAGES = {
  dates: {
    /** A delivery without dates (cart-4.31). */
    usualWindow: '1-6 business days',
  },
};
