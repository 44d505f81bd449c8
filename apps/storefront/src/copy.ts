import { FREE_SHIPPING_THRESHOLD } from '@foolscap/cart/model';
import { formatMoney } from '@foolscap/core/money';
import type { TenantId } from '@foolscap/core/vocabulary';

/** `$50`: a round sum reads better without its cents. */
const threshold = formatMoney(FREE_SHIPPING_THRESHOLD).replace(/\.00$/, '');

/** The words of the start page and of the line above every page, by tenant. */
export const COPY: Record<
  TenantId,
  { news: string; title: string; lead: string; siteSwitch: string; signIn: string }
> = {
  sdc: {
    news: `Free standard shipping on orders from ${threshold}.`,
    title: 'Everything a desk needs, and nothing it doesn’t',
    lead: `Paper that feeds, pens that write, chairs that hold. Free standard shipping from ${threshold}.`,
    siteSwitch: 'Shop for a business',
    signIn: 'Sign in',
  },
  sba: {
    news: `Your business prices on every order. Free standard shipping from ${threshold}.`,
    title: 'Supplies for the whole office, on one account',
    lead: 'Your prices, your purchase orders, delivered to where you work.',
    siteSwitch: 'Shop for yourself',
    signIn: 'Sign in to your business account',
  },
};
