/** The address of a page: path parameters and query. */
export interface PageAddress {
  params: Record<string, string | undefined>;
  search: URLSearchParams;
  /** Number of the chosen store. */
  store?: string | undefined;
}
