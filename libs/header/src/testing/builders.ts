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
