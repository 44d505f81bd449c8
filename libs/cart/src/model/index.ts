export * from './add-feedback.ts';
export * from './add-outcome.ts';
export * from './apply-reply.ts';
export * from './codes.ts';
export * from './messages.ts';
export * from './tax-rates.ts';
export * from './totals.ts';
export * from './delivery-groups.ts';
