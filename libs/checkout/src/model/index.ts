export * from './address.ts';
export * from './codes.ts';
export * from './dates.ts';
export * from './email.ts';
export * from './messages.ts';
export * from './pickup-person.ts';
export * from './order-parts.ts';
