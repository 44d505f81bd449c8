import { defineFeature } from '../define-feature.ts';
import { reorderAddsToCart } from './reorder-adds-to-cart.ts';

/** What orders add to the state of checkout: buying their items again. */
export const ordersFeature = defineFeature({ name: 'orders', processes: () => reorderAddsToCart() });
