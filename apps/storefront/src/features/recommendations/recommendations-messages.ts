/** The texts of this feature's pages and sections. */
export const RECOMMENDATIONS_SCREEN_MESSAGES = {
  shelf: {
    print: 'Print this list with item numbers',
  },
};
