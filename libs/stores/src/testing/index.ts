export { aFoundStore, aStore, storesAround, aYourStoreValue } from './builders.ts';
export * from './fake-stores-client.ts';
