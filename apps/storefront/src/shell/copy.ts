import type { TenantId } from '@foolscap/core/vocabulary';
import { THRESHOLD } from './threshold.ts';

/** Texts of the bar above every page, by tenant. */
export const COPY: Record<TenantId, { news: string; siteSwitch: string }> = {
  sdc: {
    news: `Free standard shipping on orders ${THRESHOLD}+.`,
    siteSwitch: 'Shop for a business',
  },
  sba: {
    news: `Your business prices on every order. Free standard shipping on orders ${THRESHOLD}+.`,
    siteSwitch: 'Shop for yourself',
  },
};
