export { AutoRestock, type AutoRestockProps } from './AutoRestock.tsx';
export { SubscriptionsView, type SubscriptionsViewProps } from './SubscriptionsView.tsx';
