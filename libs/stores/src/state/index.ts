export { createStoresModule } from './stores.module.ts';
export { createPickupModule } from './pickup.module.ts';
export {
  createStoreChange,
  type CartPickups,
  type StoreChange,
  type StoreChangeDeps,
  type StoreChanged,
  type StoreChangeNotice,
  type StoreChangePorts,
} from './store-change.ts';
export { createStoreChangeModule } from './store-change.module.ts';
export {
  pickupActions,
  selectPickup,
  type PickupDeps,
  type PickupFields,
  type PickupItem,
  type PickupRequest,
  type PickupRoot,
  type PickupSearch,
  type PickupState,
} from './pickup.slice.ts';
export {
  selectStoreChange,
  storeChangeActions,
  type StoreChangeRoot,
  type StoreChangeState,
} from './store-change.slice.ts';
export {
  selectStoreSearch,
  storesActions,
  type StoreSearchQuery,
  type StoresDeps,
  type StoresRoot,
  type StoresState,
} from './stores.slice.ts';
export { createStorePageModule } from './store-page.module.ts';
export {
  isStoreMissing,
  selectStorePage,
  storePageActions,
  type CatalogItem,
  type StockedItem,
  type StockSearch,
  type StorePageDeps,
  type StorePageRoot,
  type StorePageState,
} from './store-page.slice.ts';
export {
  createStoreDirectoryModule,
  selectStoreDirectory,
  storeDirectoryActions,
  type StoreDirectoryDeps,
  type StoreDirectoryRoot,
  type StoreDirectoryState,
} from './store-directory.module.ts';
