/** The texts of this feature's pages and sections. */
export const BRANDS_SCREEN_MESSAGES = {
  brandPages: {
    heading: 'Brands',
    none: 'No brands yet',
    seeProducts: 'See all products',
    noneHint: 'Brands appear here with their first product.',
    failed: 'We couldn’t load the brands. Try again in a moment.',
    loading: 'Loading brands',
    byLetter: 'Brands by letter',
    home: 'Home',
    count: (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'brand' : 'brands'}`,
    products: (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'product' : 'products'}`,
  },
};
