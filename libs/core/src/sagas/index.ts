export * from './typed-effects.ts';
export * from './start-over.ts';
