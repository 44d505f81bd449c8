import type { TenantId } from '@foolscap/core/vocabulary';

/** The address of a page: path parameters, query and site. */
export interface PageAddress {
  params: Record<string, string | undefined>;
  search: URLSearchParams;
  tenant: TenantId;
  /** Number of the chosen store. */
  store?: string | undefined;
}
