export * from './account-client.ts';
