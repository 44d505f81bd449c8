export { createStoresModule, type StoresDeps } from './stores.module.ts';
export {
  selectStoreSearch,
  storesActions,
  type StoreSearchQuery,
  type StoresRoot,
  type StoresState,
} from './stores.slice.ts';
