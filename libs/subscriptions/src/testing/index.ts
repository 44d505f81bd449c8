export {
  buildRestockAddress,
  buildRestockCard,
  buildRestockItem,
  buildRestockOffer,
  buildSubscription,
} from './builders.ts';
export {
  createFakeSubscriptionsClient,
  type FakeSubscriptionsClient,
  type FakeSubscriptionsOptions,
} from './fake-subscriptions-client.ts';
