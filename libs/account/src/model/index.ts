export * from './codes.ts';
export * from './messages.ts';
export * from './rewards-key.ts';
export * from './rules.ts';
export * from './organization.ts';
export * from './loyalty-tiers.ts';
export * from './quick-buy.ts';
export * from './segments.ts';
