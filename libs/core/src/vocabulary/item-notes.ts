/** Notes that lines and product pages show about an item (cart-8.56). */
export const ITEM_NOTES = {
  discontinued: 'Discontinued',
  limitedQuantities: 'Limited Quantities',
  newPackaging: 'New Packaging!',
  expertsSuggest: 'Our experts suggest',
  viewDetails: 'View details',
} as const;
export type ItemNote = keyof typeof ITEM_NOTES;

/** Returns the note with the number that the buyer's organization has given an item (storefront-3.71). */
export const partNumberNote = (partNumber: string): string => `Your part number: ${partNumber}`;
