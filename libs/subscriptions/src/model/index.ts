export * from './codes.ts';
export * from './dates.ts';
export * from './messages.ts';
export * from './subscription-failure.ts';
export * from './order-outcome.ts';
