import type { TenantId } from '@foolscap/core/vocabulary';

/** Returns the key of the quick order's rows in session storage. Each site has its own rows; `undefined` during an outage, when the site of the session is unknown. */
export const getQuickOrderKey = (tenant: TenantId | undefined): string => `quick-order-${tenant}`;
