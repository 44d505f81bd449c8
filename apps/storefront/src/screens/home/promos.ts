import type { TenantId } from '@foolscap/core/vocabulary';
import { listsPath } from '../../routing/list-paths.ts';

/** The text of a variant of the banner, and the page that it leads to. */
export interface Promo {
  title: string;
  text: string;
  action: string;
  href: string;
}

/**
 * Selects the banner by the classes of an offer (storefront-7.30): the first one that is known. Text and address belong to the shop; the offer
 * only chooses among them.
 */
export function getPromo(classes: readonly string[], tenant: TenantId): Promo | undefined {
  const promos: Readonly<Record<string, Promo>> = {
    'promo-pickup': {
      title: 'Pick it up today',
      text: 'Choose your store to see what it has on the shelf. Most orders are ready within an hour.',
      action: 'Find a store',
      href: '/stores',
    },
    'promo-recycled': {
      title: 'Switch to recycled paper',
      text: 'Copy paper with 50% to 100% recycled content that runs in every printer.',
      action: 'Shop recycled paper',
      href: '/search?q=recycled+paper',
    },
    'promo-lists': {
      title: 'Keep what you buy often on a list',
      text: 'Save your regular supplies once, then add the whole list to your cart.',
      action: 'Go to your lists',
      href: listsPath(tenant),
    },
    'promo-quick-order': {
      title: 'Order by item number',
      text: 'Paste a list of item numbers and quantities. We fill your cart in one step.',
      action: 'Start a quick order',
      href: '/quick-order',
    },
    'promo-desks': {
      title: 'Furnish a new team',
      text: 'Desks, chairs and storage at your contract price, with assembly.',
      action: 'Shop standing desks',
      href: '/c/standing-desks',
    },
  };
  const known = classes.find((name) => Object.hasOwn(promos, name));
  return known === undefined ? undefined : promos[known];
}
