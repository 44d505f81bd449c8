export * from './parse-cookies.ts';
export * from './shop-cookies.ts';
