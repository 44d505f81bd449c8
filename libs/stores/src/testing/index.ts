export { aFoundStore, aStore, aYourStoreValue } from './builders.ts';
