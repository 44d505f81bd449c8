export { StoreCard, type StoreCardProps } from './StoreCard/StoreCard.tsx';
export { StoreFinder, type StoreFinderProps } from './StoreFinder/StoreFinder.tsx';
export { StorePanel, type StorePanelProps } from './StorePanel/StorePanel.tsx';
export { StoreMap, type StoreMapProps } from './StoreMap/StoreMap.tsx';
export { YourStore, type YourStoreProps } from './YourStore/YourStore.tsx';
export {
  STORES_MESSAGES,
  StoresMessagesProvider,
  useStoresMessages,
  type StoresMessageTables,
} from './messages.tsx';
