export { isPreferredStoreSaved, isYourStore, storeName, type Store, type StoreAddress } from './store.ts';
export {
  readYourStore,
  writeYourStore,
  YOUR_STORE_COOKIE,
  YOUR_STORE_MAX_AGE,
  type YourStoreValue,
} from './yourStoreCookie.ts';
