export * from './account-client.ts';
export * from './account-area-client.ts';
export * from './quick-buy-client.ts';
export * from './rewards-client.ts';
export * from './privacy-client.ts';
export * from './inbox-client.ts';
export * from './memberships-client.ts';
export * from './budgets-client.ts';
