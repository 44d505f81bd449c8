export * from './cart-account.ts';
export * from './cart-info.ts';
export * from './cart-item.ts';
export * from './operations.ts';
export * from './saved-items.ts';
export * from './shared-carts.ts';
