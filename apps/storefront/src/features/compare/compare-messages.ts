/** The texts of this feature's pages and sections. */
export const COMPARE_SCREEN_MESSAGES = {
  comparePages: {
    browse: 'Browse products',
    compare: 'Compare',
    compareSelected: 'Compare selected products',
  },
};
