/** The English texts of badges on pictures. */
export const BADGE_MESSAGES = {
  badges: {
    ends: (day: string) => `Ends ${day}`,
    /** storefront-9.16 */
    purchased: (month: string, year: number) => `Purchased ${month}, ${year}`,
  },
};
