export { isPreferredStoreSaved, isYourStore, storeName, type Store, type StoreAddress } from './store.ts';
export {
  readYourStore,
  writeYourStore,
  YOUR_STORE_COOKIE,
  YOUR_STORE_MAX_AGE,
  type YourStoreValue,
} from './your-store-cookie.ts';
export {
  clockTime,
  holidayHours,
  hoursToday,
  isReadyToday,
  localTime,
  nextStatusChange,
  pickupReady,
  storeStatusAt,
  weekHours,
  workingHours,
  type DayHours,
  type HoursLanguage,
  type OpeningHours,
  type StoreStatus,
} from './hours.ts';
export {
  LOCATOR_RADIUS,
  PICKUP_RADIUS,
  RADII,
  STORE_ADDRESSES_PAGE_SIZE,
  storeSearchText,
} from './search-text.ts';
export {
  movesEveryLine,
  previewStoreChange,
  sumByItem,
  type ItemUnits,
  type PickupLine,
  type StoreChangeLine,
  type StoreChangePreview,
} from './store-change.ts';
export { localBusinessData, type LocalBusinessPages } from './local-business.ts';
export { MAP_TILE_PATH, MAP_TILE_ZOOMS } from './map-tiles.ts';
