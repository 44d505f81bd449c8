export * from './analytics-bus.ts';
export * from './analytics-global.ts';
export * from './analytics-readiness.ts';
export * from './campaign.ts';
export * from './consent.ts';
export * from './global-adapter.ts';
export * from './tracking-pixels.ts';
