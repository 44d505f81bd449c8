import type { FormOutcome } from '@foolscap/account/feature';
import type { TenantId } from '@foolscap/core/vocabulary';

/** A page's address: path parameters, query and site. */
export interface PageAddress {
  /** Path below the tenant's root. */
  pathname: string;
  params: Record<string, string | undefined>;
  search: URLSearchParams;
  tenant: TenantId;
  /** Number of the chosen store. */
  store?: string | undefined;
  /** True on the server if the browser is not signed in, which the server knows before it reads the account; absent in the browser. */
  isGuest?: boolean;
  /** The outcome of the form submission without JavaScript that led to the page; absent in the browser. */
  posted?: FormOutcome | undefined;
}
