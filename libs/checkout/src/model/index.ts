export * from './address.ts';
export * from './codes.ts';
export * from './arrival-texts.ts';
export * from './email.ts';
export * from './form-field.ts';
export * from './messages.ts';
export * from './pickup-person.ts';
export * from './order-parts.ts';
