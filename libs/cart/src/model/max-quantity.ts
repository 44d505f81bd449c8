import { CART_FIELD_MAX_QUANTITY } from '@foolscap/core/quantity';
import type { CartItem } from '../contract/index.ts';

/** Returns the maximum quantity that a line's field accepts: the field's own, or the product's limit. */
export const getMaxQuantity = ({ quantityLimit = CART_FIELD_MAX_QUANTITY }: CartItem['product']): number =>
  Math.min(CART_FIELD_MAX_QUANTITY, quantityLimit);
