/** The part of a tile or product that says whether another item is sold in its place. */
interface Restricted {
  restrictionDetails?: { type?: string | undefined; altProducts?: readonly string[] | undefined } | undefined;
}

/**
 * Checks whether an item is discontinued and another one is sold in its place (storefront-2.41): it has no stock, pickup or "Add to cart" of its own.
 * The server decides it; a discontinued item whose replacement cannot be bought is an ordinary item, sold while its stock lasts.
 */
export const isReplaced = ({ restrictionDetails }: Restricted): boolean =>
  restrictionDetails?.type === 'DISCONTINUED' && (restrictionDetails.altProducts?.length ?? 0) > 0;
