/** Which page is asked for: what its route's path names, and what stands behind the question mark. */
export interface PageAddress {
  params: Record<string, string | undefined>;
  search: URLSearchParams;
  /** Number of the store that the shopper has chosen. */
  store?: string | undefined;
}
