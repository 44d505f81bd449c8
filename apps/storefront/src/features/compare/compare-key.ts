import type { TenantId } from '@foolscap/core/vocabulary';

/** Returns the key of the compare list in session storage. Each site has its own list. */
export const getCompareKey = (tenant: TenantId): string => `compare:${tenant}`;
