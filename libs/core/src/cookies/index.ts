export * from './parse-cookies.ts';
export * from './session-cookies.ts';
export * from './shop-cookies.ts';
