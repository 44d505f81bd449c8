export * from './domain-module.ts';
export * from './loadable.ts';
export * from './memoize.ts';
