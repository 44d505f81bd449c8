import type { NavDepartment, NavigationData } from '../contract/index.ts';
import type { NavContext } from '../model/index.ts';

/** Builds the context of a guest on the consumer site, on a wide screen. */
export function aNavContext(changes: Partial<NavContext> = {}): NavContext {
  return {
    breakpoint: 'lg',
    headerType: 'full',
    routeId: 'default',
    tenant: 'sdc',
    loggedIn: false,
    ...changes,
  };
}

/** Categories of the demo product catalog. */
export const categories = [
  'Paper',
  'Writing',
  'Notebooks',
  'Filing',
  'Ink & toner',
  'Desk accessories',
  'Mailing',
  'Technology',
  'Office machines',
  'Chairs',
  'Desks & tables',
  'Storage',
  'Break room',
  'Cleaning',
].map((label) => ({ label, href: `/c/${label.toLowerCase().replace(/\W+/g, '-')}` }));

/** Link columns of a footer. */
export const footerColumns = [
  {
    title: 'Help',
    links: [
      { label: 'Delivery', href: '/help/delivery' },
      { label: 'Returns', href: '/help/returns' },
      { label: 'Contact', href: '/help/contact' },
    ],
  },
  {
    title: 'Your account',
    links: [
      { label: 'Orders', href: '/account/orders' },
      { label: 'Lists', href: '/account/lists' },
    ],
  },
  {
    title: 'Foolscap',
    links: [
      { label: 'The name', href: '/about' },
      { label: 'Business accounts', href: '/cc/mmx' },
    ],
  },
];

/** The navigation of a guest on the consumer site. */
export const sampleNavigation: NavigationData = {
  hat: [
    {
      id: 'free-shipping',
      label: 'Free shipping',
      headliners: [{ text: 'Free standard shipping on orders $50+.' }],
    },
  ],
  bar: [
    {
      id: 'search',
      label: 'Product, brand or item number',
      actionType: 'SEARCH',
      ariaLabel: 'Search products',
    },
    { id: 'store', label: 'Choose a store', actionType: 'STORE' },
    { id: 'lists', label: 'Lists', actionType: 'LISTS' },
    { id: 'quick-order-panel', label: 'Quick order', actionType: 'QUICK_ORDER' },
    { id: 'sign-in', label: 'Sign in', actionType: 'SIGN_IN' },
    { id: 'your-account', label: 'Your account', actionType: 'ACCOUNT' },
    { id: 'cart-link', label: 'Cart', actionType: 'CART' },
    { id: 'other-site', label: 'Shop for a business', actionType: 'SITE_SWITCH' },
  ],
  tools: [],
  footer: {
    columns: [
      {
        id: 'shopping',
        title: 'Your shopping',
        items: [
          { id: 'cart', label: 'Your cart', url: '/cart' },
          { id: 'account', label: 'Your account', url: '/account' },
          { id: 'find-order', label: 'Find an order', url: '/orders/find' },
          { id: 'stores', label: 'Stores', url: '/stores' },
          { id: 'chat', label: 'Chat with us', url: '/chat', actionType: 'DRAWER' },
          { id: 'membership', label: 'Membership', url: '/membership', actionType: 'DRAWER' },
        ],
      },
    ],
    legal: [{ id: 'privacy', label: 'Privacy', url: '/privacy' }],
  },
};

/** The navigation of an admin on the business site. */
export const businessNavigation: NavigationData = {
  ...sampleNavigation,
  bar: sampleNavigation.bar.flatMap((item) => {
    if (item.actionType === 'QUICK_ORDER') return [];
    return item.actionType === 'SITE_SWITCH' ? { ...item, label: 'Shop for yourself' } : item;
  }),
  hat: [
    {
      id: 'business-prices',
      label: 'Business prices',
      headliners: [{ text: 'Your business prices on every order.' }],
    },
  ],
  tools: [
    { id: 'orders', label: 'Orders', url: '/account/orders' },
    { id: 'quick-order', label: 'Quick order', url: '/quick-order', actionType: 'QUICK_ORDER' },
    { id: 'users', label: 'Users', url: '/account/users' },
  ],
};

/** Additions to two departments. */
export const sampleDepartments: readonly NavDepartment[] = [
  {
    id: 'paper',
    picture: { src: '/media/scenes/paper.svg', width: 640, height: 420 },
    promotion: {
      title: 'Paper by the case',
      text: 'Ten reams in one box.',
      link: { label: 'Shop copy paper', url: '/c/copy-paper' },
    },
    featured: [{ label: 'Deals', url: '/deals' }],
  },
  { id: 'chairs', promotion: { text: 'Task chairs that adjust to you.' } },
];

/** The departments of the menu, with their categories. */
export const menuDepartments = categories.map(({ label, href }, place) => {
  const id = href.replace('/c/', '');
  const names = place === 2 ? [] : [`${label} A`, `${label} B`, `${label} C`, `${label} D`];
  return {
    ...sampleDepartments.find((each) => each.id === id),
    id,
    label,
    href,
    categories: names.map((name) => ({
      label: name,
      href: `/c/${name.toLowerCase().replace(/\W+/g, '-')}`,
    })),
  };
});
