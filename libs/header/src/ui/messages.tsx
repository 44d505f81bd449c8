import { createMessages } from '@foolscap/ui/components';
import type { MessagesProviderProps } from '@foolscap/ui/components';
import { cartBadge } from '../model/index.ts';

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
    cartLabel: (count: number | undefined) => cartBadge(count).label,
    business: 'business',
    verification: 'Third-party verification',
  },
};

/** All messages of the header and the footer. */
export type HeaderMessageTables = typeof HEADER_MESSAGES;

const context = /* @__PURE__ */ createMessages(HEADER_MESSAGES);

/** Overrides messages of the header and the footer for all components below it. */
export function HeaderMessagesProvider(props: MessagesProviderProps<HeaderMessageTables>) {
  return <context.Provider {...props} />;
}

/** Reads the messages of the header and the footer, with the application's overrides. */
export const useHeaderMessages = (): HeaderMessageTables => context.useMessages();
