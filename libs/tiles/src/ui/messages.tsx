import { createMessages } from '@foolscap/ui/components';
import type { MessagesProviderProps } from '@foolscap/ui/components';
import type { NamedAxis, TileAction, TileStock, TileVariants } from '../model/index.ts';

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
  },
};

/** All messages of the tiles. */
export type TilesMessageTables = typeof TILES_MESSAGES;

const context = /* @__PURE__ */ createMessages(TILES_MESSAGES);

/** Overrides messages of the tiles for all components below it. */
export function TilesMessagesProvider(props: MessagesProviderProps<TilesMessageTables>) {
  return <context.Provider {...props} />;
}

/** Reads the messages of the tiles, with the application's overrides. */
export const useTilesMessages = (): TilesMessageTables => context.useMessages();

/** Returns the label of a tile's button. */
export function actionText(action: TileAction, { texts: messages }: TilesMessageTables): string {
  switch (action.kind) {
    case 'add':
      return messages.addToCart;
    case 'navigate':
      return action.to === 'alternate' ? messages.viewAlternate : messages.viewDetails;
    case 'drawer':
      return action.isLater ? messages.pickupLater : messages[action.drawer];
    case 'punchout':
      return messages.customize;
    case 'unavailable':
      return messages.outOfStock;
  }
}

/** Describes the stock level; undefined while there is plenty. */
export function stockText(stock: TileStock, { texts: messages }: TilesMessageTables): string | undefined {
  switch (stock.kind) {
    case 'inStock':
      return undefined;
    case 'low':
      return messages.left(stock.left);
    case 'lastOne':
      return messages.lastOne;
    case 'pickupOnly':
      return messages.pickupOnly;
    case 'discontinued':
      return messages.discontinued;
    case 'outOfStock':
      return messages.outOfStock;
  }
}

/** Describes the variants in a short phrase, such as `3 colors, 2 sizes` or `5 options`. */
export function variantText(variants: TileVariants, { texts: messages }: TilesMessageTables): string {
  return variants.kind === 'options'
    ? messages.optionCount(variants.count)
    : variants.axes.map(({ axis, count }) => messages.variantCount(axis, count)).join(', ');
}
