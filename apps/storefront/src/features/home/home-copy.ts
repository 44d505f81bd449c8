import type { TenantId } from '@foolscap/core/vocabulary';
import type { IconCardProps } from '@foolscap/ui/components';
import { PAGES } from '../../routing/pages.ts';
import { THRESHOLD } from '../../shell/threshold.ts';

interface HomeCopy {
  title: string;
  lead: string;
  /** Services of the shop, besides products. */
  services: readonly (Pick<IconCardProps, 'icon' | 'headline' | 'href'> & { text: string })[];
}

/** Home page texts by tenant, separate from the texts that every page needs. */
export const HOME_COPY: Record<TenantId, HomeCopy> = {
  sdc: {
    title: 'Everything a desk needs, and nothing it doesn’t',
    lead: `Paper that feeds, pens that write, chairs that hold. Free standard shipping on orders ${THRESHOLD}+.`,
    services: [
      { icon: 'truck', headline: 'Free shipping', text: `On standard orders of ${THRESHOLD} or more.` },
      {
        icon: 'store',
        headline: 'Free pickup',
        text: 'Choose your store, and see what it has today.',
        href: '/stores',
      },
      { icon: 'list', headline: 'Order history', text: 'See or cancel your orders.', href: PAGES.orders },
    ],
  },
  sba: {
    title: 'Supplies for the whole office, on one account',
    lead: 'Your prices, your purchase orders, delivered to where you work.',
    services: [
      {
        icon: 'truck',
        headline: 'Ship to any site',
        text: 'Choose the delivery place of your order.',
        href: PAGES.shipTo,
      },
      {
        icon: 'card',
        headline: 'Budgets and POs',
        text: 'Charge an order to a budget or purchase order at checkout.',
      },
      {
        icon: 'list',
        headline: 'Order history',
        text: 'See the orders of your account.',
        href: PAGES.orders,
      },
    ],
  },
};
