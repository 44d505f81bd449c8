export * from './card.ts';
export * from './codes.ts';
export * from './expiry.ts';
