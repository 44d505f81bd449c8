import type { TileAction, TileStock, TileVariants } from '../model/index.ts';
import type { TilesMessageTables } from './messages.ts';

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
