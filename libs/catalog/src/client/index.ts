export * from './catalog-client.ts';
export * from './product-page-client.ts';
export * from './brands-client.ts';
export * from './printers-client.ts';
export * from './gift-cards-client.ts';
