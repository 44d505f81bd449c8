export * from './typed-effects.ts';
