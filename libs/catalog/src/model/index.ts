export * from './codes.ts';
export * from './colors.ts';
export * from './constants.ts';
export * from './messages.ts';
export * from './read-price.ts';
export * from './review-choice.ts';
export * from './reviews.ts';
export * from './printers.ts';
