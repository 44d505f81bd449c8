export * from './define-read.ts';
export * from './define-write.ts';
export * from './domain-module.ts';
export * from './user-change.ts';
export * from './loadable.ts';
export * from './memoize.ts';
