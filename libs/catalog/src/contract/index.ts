export * from './products.ts';
export * from './search.ts';
export * from './printers.ts';
export * from './print-services.ts';
