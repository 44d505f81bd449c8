import { CART_FIELD_MAX_QUANTITY } from '@foolscap/core/quantity';
import type { CartItem } from '../contract/index.ts';

/** Returns the largest quantity that the field of a line accepts: that of the field, or the limit of the product. */
export const getMaxQuantity = ({ quantityLimit = CART_FIELD_MAX_QUANTITY }: CartItem['product']): number =>
  Math.min(CART_FIELD_MAX_QUANTITY, quantityLimit);
