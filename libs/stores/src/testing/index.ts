export { aFoundStore, anOpening, aStore, storesAround, aYourStoreValue } from './builders.ts';
export * from './fake-stores-client.ts';
export type { FakeStock } from './fake-store-stock.ts';
export { encodeStreetTile } from './street-tile.ts';
