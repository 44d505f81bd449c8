export * from './analytics-bus.ts';
