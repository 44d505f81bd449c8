export * from './builders.ts';
export * from './fake-cart-client.ts';
