export * from './typed-effects.ts';
export * from './restart-on.ts';
