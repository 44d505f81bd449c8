/** The part of a tile or product that shows whether another item is sold instead. */
interface Restricted {
  restrictionDetails?: { type?: string | undefined; altProducts?: readonly string[] | undefined } | undefined;
}

/**
 * Checks whether an item is discontinued and another one is sold instead (storefront-2.41): it does not show its own stock, pickup or "Add
 * to cart". The server decides this. A discontinued item whose replacement cannot be bought is a regular item, sold while its stock lasts.
 */
export const isReplaced = ({ restrictionDetails }: Restricted): boolean =>
  restrictionDetails?.type === 'DISCONTINUED' && (restrictionDetails.altProducts?.length ?? 0) > 0;
