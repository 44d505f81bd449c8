export * from './add-conditions.ts';
export * from './fee-schedule.ts';
export * from './furniture-services.ts';
export * from './permission-effects.ts';
export * from './promotion.ts';
export * from './sale-codes.ts';
export * from './sale-conditions.ts';
export * from './unit-price.ts';
