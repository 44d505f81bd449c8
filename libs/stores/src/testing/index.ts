export { aFoundStore, aStore, storesAround, aYourStoreValue } from './builders.ts';
