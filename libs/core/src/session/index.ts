export * from './session-context.ts';
export * from './site-variables.ts';
