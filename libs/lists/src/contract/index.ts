export * from './lists.ts';
export * from './items.ts';
export * from './list-to-cart.ts';
export * from './list-links.ts';
export * from './list-cards.ts';
export * from './quick-order.ts';
