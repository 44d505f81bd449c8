import type { ListItem } from '../contract/index.ts';

/** Returns whether an item of a list can be added to the cart now. */
export const isBuyable = ({ itemDetails }: Pick<ListItem, 'itemDetails'>): boolean =>
  !itemDetails.isOutOfStock && itemDetails.priceInfo.finalPricePerUnit !== undefined;
