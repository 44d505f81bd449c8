import { defineFeature } from '../define-feature.ts';
import { reorderAddsToCart } from './reorder-adds-to-cart.ts';

/** Adds to the state of checkout, with orders: buying their items again. */
export const ordersFeature = defineFeature({ name: 'orders', processes: () => reorderAddsToCart() });
