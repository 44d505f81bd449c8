import { defineFeature } from '../define-feature.ts';
import { reorderAddsToCart } from './reorder-adds-to-cart.ts';

/** Adds reordering to the checkout state, which includes orders. */
export const ordersFeature = defineFeature({ name: 'orders', processes: () => reorderAddsToCart() });
