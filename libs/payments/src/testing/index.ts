export * from './builders.ts';
export * from './fake-payments-client.ts';
