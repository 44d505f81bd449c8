import type { TenantId } from '@foolscap/core/vocabulary';

/** Texts of the header of every page, by tenant. */
export const COPY: Record<TenantId, { siteSwitch: string }> = {
  sdc: { siteSwitch: 'Shop for a business' },
  sba: { siteSwitch: 'Shop for yourself' },
};
