/** The texts of this feature's pages and sections. */
export const RESULTS_SCREEN_MESSAGES = {
  resultPages: {
    searchFor: 'Search for a product',
    search: 'Search',
    departments: 'Shop by department',
    products: 'Products',
    findInk: 'Find ink for your printer',
    view: 'View',
    grid: 'Grid',
    list: 'List',
    store: (storeNumber: string) => `store ${storeNumber}`,
  },
};
