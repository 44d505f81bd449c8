export * from './build-invoice-info.ts';
export * from './builders.ts';
export * from './fake-buy-now-client.ts';
export * from './fake-cart-client.ts';
export * from './fake-offers-client.ts';
export * from './fake-saved-items-client.ts';
export * from './fake-shared-carts-client.ts';
export type { FakeFreeOffer } from './fake-free-items.ts';
export type { FakePlans } from './fake-child-lines.ts';
