/** Words of the header and the footer. */
export const messages = {
  /** Begins with what is to be seen of the logo, for people who speak to their browser. */
  home: (tenant: 'consumer' | 'business') =>
    tenant === 'business' ? 'foolscap business, start page' : 'foolscap, start page',
  shop: 'Shop',
  menu: 'Menu',
  categories: 'Categories',
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
  business: 'business',
  verification: 'Third-party verification',
} as const;
