const items = (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'item' : 'items'}`;

/** The English messages of the header and the footer. */
export const HEADER_MESSAGES = {
  texts: {
    /** Starts with the logo's visible text, so that voice control users can say it. */
    home: (tenant: 'consumer' | 'business') =>
      tenant === 'business' ? 'foolscap business, start page' : 'foolscap, start page',
    shop: 'Shop',
    menu: 'Menu',
    categories: 'Categories',
    more: 'More',
    /** Completes "More" for screen readers. */
    moreCategories: 'categories',
    allDepartments: 'All departments',
    /** The link to the page of a department. */
    allOf: (department: string) => `All ${department}`,
    featured: 'Featured',
    news: 'Shop news',
    search: 'Search',
    searchLabel: 'Search products',
    searchPlaceholder: 'Product, brand or item number',
    signIn: 'Sign in',
    signOut: 'Sign out',
    account: 'Your account',
    hello: (name: string) => `Hello, ${name}`,
    tier: (tier: string) => `${tier} member`,
    cart: 'Cart',
    /** The accessible name of the cart link; the count is undefined until it is known. */
    cartLabel: (cart: string, count: number | undefined) =>
      count === undefined ? cart : `${cart}, ${count === 0 ? 'empty' : items(count)}`,
    business: 'business',
    languages: 'Languages',
    verification: 'Third-party verification',
    motto: 'Good paper, and everything that goes with it.',
  },
};

/** All messages of the header and the footer. */
export type HeaderMessageTables = typeof HEADER_MESSAGES;
