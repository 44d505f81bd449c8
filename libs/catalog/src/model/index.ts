export * from './codes.ts';
export * from './colors.ts';
export * from './messages.ts';
export * from './review-choice.ts';
