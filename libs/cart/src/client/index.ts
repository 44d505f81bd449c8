export * from './cart-client.ts';
