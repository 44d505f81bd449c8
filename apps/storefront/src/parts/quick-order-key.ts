import type { TenantId } from '@foolscap/core/vocabulary';

/** Returns the key of the quick order's rows in session storage (decision-kept-in-the-browser). Each site has its own rows. */
export const getQuickOrderKey = (tenant: TenantId): string => `quick-order-${tenant}`;
