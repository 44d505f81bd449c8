export {
  AutoRestockDrawer,
  type AutoRestockDrawerProps,
  type RestockFailure,
} from './AutoRestockDrawer/AutoRestockDrawer.tsx';
export { SubscriptionMessagesProvider, useSubscriptionMessages } from './messages.tsx';
export {
  SubscriptionCard,
  type SubscriptionCardProps,
  type SubscriptionOutcome,
} from './SubscriptionList/SubscriptionCard.tsx';
export { SubscriptionList, type SubscriptionListProps } from './SubscriptionList/SubscriptionList.tsx';
