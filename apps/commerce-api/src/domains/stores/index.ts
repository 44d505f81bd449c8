export { createHttpTiles } from './map-tiles/http-tiles.ts';
export { createTiles } from './map-tiles/create-tiles.ts';
export { mapTileRoutes } from './map-tiles/map-tiles.routes.ts';
export { defaultStoreRoutes } from './default-stores.routes.ts';
export {
  changeDefaultStore,
  listDefaultStores,
  type DefaultStore,
  type DefaultStoreChange,
} from './tenant-places.ts';
export { createPreferredStores } from './preferred-store.ts';
export { demoPlaces, writeDemoPlaces } from './demo-places.ts';
export { getHoursLanguage } from './hours-language.ts';
export { getOpeningHours } from './store-row.ts';
export { pickupRoutes, preferredStoreRoutes, storeLocatorRoutes } from './stores.routes.ts';
export { createStoresServices } from './stores.service.ts';
export type { StoresTable } from './tables.ts';
