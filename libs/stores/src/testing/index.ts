export { aStore, aYourStoreValue } from './builders.ts';
