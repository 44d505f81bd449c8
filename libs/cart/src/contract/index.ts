export * from './cart-info.ts';
export * from './operations.ts';
