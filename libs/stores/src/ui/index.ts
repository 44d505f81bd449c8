export { PickupDrawer, type PickupDrawerProps } from './PickupDrawer/PickupDrawer.tsx';
export { PickupStores, type PickupStoresProps } from './PickupDrawer/PickupStores.tsx';
export { StoreCard, type StoreCardProps } from './StoreCard/StoreCard.tsx';
export { StoreChange, type StoreChangeProps } from './StoreChange/StoreChange.tsx';
export { StoreDetails, type StoreDetailsProps } from './StoreDetails/StoreDetails.tsx';
export { StoreFinder, type StoreFinderProps } from './StoreFinder/StoreFinder.tsx';
export { StorePanel, type StorePanelProps } from './StorePanel/StorePanel.tsx';
export { LazyStoreMap, type LazyStoreMapProps, type StoreMapView } from './LazyStoreMap/LazyStoreMap.tsx';
export { StoreStock, type StoreStockItem, type StoreStockProps } from './StoreStock/StoreStock.tsx';
export { YourStore, type YourStoreProps } from './YourStore/YourStore.tsx';
export {
  STORES_MESSAGES,
  StoresMessagesProvider,
  useStoresMessages,
  type StoresMessageTables,
} from './messages.tsx';
export {
  STORE_DETAIL_MESSAGES,
  StoreDetailMessagesProvider,
  useStoreDetailMessages,
  type StoreDetailMessageTables,
} from './detail-messages.tsx';
