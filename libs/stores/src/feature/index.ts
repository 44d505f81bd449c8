export { PickupAtStores, type PickupAtStoresProps } from './PickupAtStores.tsx';
