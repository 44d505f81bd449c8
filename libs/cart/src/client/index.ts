export * from './accounting-client.ts';
export * from './cart-client.ts';
export * from './http-for-cart.ts';
export * from './notices-client.ts';
export * from './offers-client.ts';
export * from './saved-items-client.ts';
export * from './shared-carts-client.ts';
export * from './buy-now-client.ts';
