/** The English texts of badges on pictures. */
export const BADGE_MESSAGES = {
  badges: {
    /** storefront-9.16 */
    purchased: (month: string, year: number) => `Purchased ${month}, ${year}`,
  },
};
