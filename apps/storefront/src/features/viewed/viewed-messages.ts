/** The texts of this feature's pages and sections. */
export const VIEWED_SCREEN_MESSAGES = {
  viewed: {
    home: 'Home',
    heading: 'Recently viewed',
    note: 'Kept only in this browser.',
    clear: 'Clear list',
    needsScript: 'Recently viewed products are kept in your browser, which needs JavaScript to show them.',
    none: 'Nothing viewed yet',
    seeProducts: 'See all products',
    seeNew: 'See new arrivals',
    noneHint: 'Products that you open appear here, so that you can find them again.',
    failed: 'We couldn’t load these products. Try again in a moment.',
  },
};
