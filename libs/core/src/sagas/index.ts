export * from './typed-effects.ts';
export * from './restart-on.ts';
export * from './reset-on-user-change.ts';
export * from './write-lane.ts';
export * from './send-now-or-never.ts';
