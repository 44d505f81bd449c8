import type { TenantId } from '@foolscap/core/vocabulary';
import { THRESHOLD } from '../shell/threshold.ts';

/** Texts of the home page, by tenant; separate from the texts of every page. */
export const HOME_COPY: Record<TenantId, { title: string; lead: string }> = {
  sdc: {
    title: 'Everything a desk needs, and nothing it doesn’t',
    lead: `Paper that feeds, pens that write, chairs that hold. Free standard shipping on orders ${THRESHOLD}+.`,
  },
  sba: {
    title: 'Supplies for the whole office, on one account',
    lead: 'Your prices, your purchase orders, delivered to where you work.',
  },
};
