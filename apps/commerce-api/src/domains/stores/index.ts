export { createPreferredStores } from './preferred-store.ts';
export { demoPlaces, writeDemoPlaces } from './demo-places.ts';
export { getOpeningHours } from './store-row.ts';
export { pickupRoutes, preferredStoreRoutes, storeLocatorRoutes } from './stores.routes.ts';
export { createStoresService } from './stores.service.ts';
