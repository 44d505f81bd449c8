export { YourStore, type YourStoreProps } from './YourStore/YourStore.tsx';
