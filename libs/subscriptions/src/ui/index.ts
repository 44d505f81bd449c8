export {
  AutoRestockDrawer,
  type AutoRestockDrawerProps,
  type RestockFailure,
} from './AutoRestockDrawer/AutoRestockDrawer.tsx';
export {
  SubscriptionCard,
  type SubscriptionCardProps,
  type SubscriptionOutcome,
} from './SubscriptionList/SubscriptionCard.tsx';
export { SubscriptionList, type SubscriptionListProps } from './SubscriptionList/SubscriptionList.tsx';
export {
  SubscriptionMessagesProvider,
  type AllSubscriptionMessages,
} from './SubscriptionMessagesProvider.tsx';
