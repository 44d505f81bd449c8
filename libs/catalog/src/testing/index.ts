export * from './builders.ts';
export * from './fake-catalog-client.ts';
