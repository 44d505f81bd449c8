/** The recently viewed products in the browser's storage. */
export interface Viewed {
  /** Newest first. */
  skus: string[];
  /** Customer number of the shopper; absent for a guest. */
  customer?: string;
}

/** Lists the products that a shopper may see: those of a user who has signed out are not shown to the next user. */
export const listViewed = (kept: Viewed | undefined, customer: string | undefined): string[] =>
  kept && (kept.customer === undefined || kept.customer === customer) ? kept.skus : [];
