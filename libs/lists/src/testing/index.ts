export * from './builders.ts';
export * from './fake-lists-client.ts';
export type { FakeList, FakeListsServer } from './fake-lists-server.ts';
export * from './fake-quick-order-client.ts';
