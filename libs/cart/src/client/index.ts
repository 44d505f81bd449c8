export * from './cart-client.ts';
export * from './notices-client.ts';
