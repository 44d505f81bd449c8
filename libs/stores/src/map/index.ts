export { StoreMap, type StoreMapProps } from './StoreMap.tsx';
