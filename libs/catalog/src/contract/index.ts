export * from './products.ts';
export * from './search.ts';
