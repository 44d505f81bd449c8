export * from './sale-conditions.ts';
