export * from './card-body.ts';
export * from './card-in-text.ts';
export * from './card.ts';
export * from './codes.ts';
export * from './expiry.ts';
export * from './messages.ts';
export * from './card-fault.ts';
export * from './saved-card.ts';
