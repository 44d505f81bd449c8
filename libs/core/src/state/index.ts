export * from './define-read.ts';
export * from './domain-module.ts';
export * from './loadable.ts';
export * from './memoize.ts';
