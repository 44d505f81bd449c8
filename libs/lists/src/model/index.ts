export * from './codes.ts';
export * from './labels.ts';
export * from './list-badges.ts';
export * from './list-csv.ts';
export * from './list-name.ts';
export * from './lists-query.ts';
export * from './messages.ts';
