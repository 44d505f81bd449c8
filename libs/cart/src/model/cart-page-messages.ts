import { ITEM_NOTES, type ItemNote } from '@foolscap/core/vocabulary';

/** The English messages of the cart page's lines. */
export const CART_PAGE_MESSAGES = {
  page: {
    items: 'Items in your cart',
    justAdded: 'Just added',
    wasAdded: (name: string) => `${name} was just added.`,
    wereAdded: (name: string, others: number) => `${name} and ${others} more were just added.`,
    notNow: 'Not available right now',
    noLonger: 'No longer available',
    soldBy: (seller: string) => `Sold and shipped by ${seller}`,
    contentsOf: (bundle: string) => `Contents of ${bundle}`,
    inBundle: 'In this bundle',
    included: 'Included',
    bundlePrice: 'Bundle price',
    noneInStore: (store: string) =>
      `${store} has none of this item, so it stays where it was. Have it delivered, or choose another store.`,
    yourStore: 'Your store',
  },
  /** cart-8.56 */
  itemNotes: ITEM_NOTES as Readonly<Record<ItemNote, string>>,
};
