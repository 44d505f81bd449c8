export * from './analytics-bus.ts';
export * from './tracking-pixels.ts';
