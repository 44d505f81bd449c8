import type { NamedAxis } from '../model/index.ts';

const AXES = { color: 'colors', size: 'sizes', pack: 'pack sizes' } as const;

/** The English messages of the tiles. */
export const TILES_MESSAGES = {
  texts: {
    sale: 'Sale',
    outOfStock: 'Out of stock',
    discontinued: 'Discontinued',
    notSold: 'No longer sold',
    pickupOnly: 'Out of stock for delivery',
    lastOne: 'Only 1 left',
    left: (quantity: number) => `Only ${quantity} left`,
    variantCount: (axis: NamedAxis, count: number) => `${count} ${AXES[axis]}`,
    optionCount: (count: number) => `${count} options`,
    inCart: (quantity: number) => `${quantity} in cart`,
    handling: (fee: string, canCollect: boolean) =>
      `Plus ${fee} handling${canCollect ? ' if delivered' : ''}`,
    pickupAt: (store: string) => `Pickup at ${store}`,
    /** cart-8 */
    addFailed: 'Failure while adding item to cart. Please try again',
    addToCart: 'Add to cart',
    addSeveral: (quantity: number) => `Add ${quantity} to cart`,
    addToList: 'Add to list',
    compare: 'Compare',
    quickView: 'Quick view',
    sponsored: 'Sponsored',
    basedOn: (interest: string) => `Based on your interest in ${interest}`,
    shopNow: 'Shop now',
    anotherList: 'Add to another list',
    itemNumber: (itemId: string) => `Item ${itemId}`,
    quantity: (quantity: number) => `quantity ${quantity}`,
    ordered: (quantity: number) => `Ordered: ${quantity}`,
    paid: (price: string) => `you paid ${price} each`,
    viewDetails: 'View details',
    viewAlternate: 'View replacement',
    customize: 'Customize',
    autoRestock: 'Subscribe',
    alternates: 'See alternatives',
    replacement: 'See replacement',
    pickup: 'Pick up today',
    pickupLater: 'Pick up in store',
    membership: 'See member offer',
    loading: 'Loading products',
  },
};

/** All messages of the tiles. */
export type TilesMessageTables = typeof TILES_MESSAGES;
