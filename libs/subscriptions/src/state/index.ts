export { createSubscriptionsModule } from './subscriptions.module.ts';
export {
  initialSubscriptions,
  type RestockDrawer,
  type RestockSubmit,
  selectRestockDrawer,
  selectSubscriptionChanges,
  selectSubscriptions,
  type SubscriptionChange,
  subscriptionsActions,
  type SubscriptionsDeps,
  subscriptionsEvents,
  subscriptionsReducer,
  type SubscriptionsRoot,
  type SubscriptionsState,
} from './subscriptions.slice.ts';
