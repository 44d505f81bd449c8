export * from './builders.ts';
export * from './fake-account-client.ts';
