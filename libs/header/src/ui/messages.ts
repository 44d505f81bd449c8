/** Words of the header and the footer. */
export const messages = {
  home: 'Foolscap, start page',
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
  cart: 'Cart',
  business: 'business',
  verification: 'Third-party verification',
} as const;
