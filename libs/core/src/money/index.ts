export * from './money.ts';
export { DEFAULT_LOCALE } from './default-locale.ts';
