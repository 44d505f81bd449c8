export * from './codes.ts';
export * from './messages.ts';
export * from './rules.ts';
export * from './organization.ts';
