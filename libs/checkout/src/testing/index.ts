export * from './builders.ts';
export * from './fake-checkout-client.ts';
