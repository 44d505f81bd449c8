export * from './catalog-client.ts';
