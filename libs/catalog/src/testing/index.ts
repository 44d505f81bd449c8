export * from './builders.ts';
export * from './fake-catalog-client.ts';
export * from './fake-product-page-client.ts';
