import type { TenantId } from '@foolscap/core/vocabulary';

/**
 * Returns the session storage key of the quick-order rows. Each site has its own rows; `undefined` during an outage, when the session's
 * site is unknown.
 */
export const getQuickOrderKey = (tenant: TenantId | undefined): string => `quick-order-${tenant}`;
