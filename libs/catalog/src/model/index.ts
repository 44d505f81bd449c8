export * from './codes.ts';
export * from './colors.ts';
