export * from './builders.ts';
export { buildRole, buildRoles, buildUnit, buildUnits } from './people.ts';
export * from './fake-account-client.ts';
export * from './fake-account-area-client.ts';
export * from './fake-quick-buy-client.ts';
export * from './fake-rewards-client.ts';
export * from './fake-inbox-client.ts';
export * from './memberships.ts';
export * from './fake-budgets-client.ts';
