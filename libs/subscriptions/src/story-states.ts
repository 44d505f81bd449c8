import type { LibraryStoryStates } from '@foolscap/core/story-states';

const SUBSCRIBED =
  'Sign in as wendy@example.com, save a card, and start auto-restock on the page of copy paper';
const LIST = 'subscriptions-subscriptionlist--';
const CARD = 'subscriptions-subscriptioncard--';
const DRAWER = 'subscriptions-autorestockdrawer--';

/** The states that this library shows in Storybook; `npm run test:stories` checks them. */
export const storyStates = {
  receivesData: {
    AutoRestockDrawer: {},
    SubscriptionList: {},
    SubscriptionCard: {
      Loading: 'the list shows a skeleton',
      Empty: 'the list shows that there are none',
    },
  },
  states: [
    {
      name: 'Auto-restock drawer',
      section: 'storefront-2',
      story: `${DRAWER}default`,
      recipe: 'Sign in as wendy@example.com, then press “Auto-restock” on the page of copy paper.',
    },
    {
      name: 'Auto-restock drawer: guest',
      section: 'storefront-2',
      story: `${DRAWER}guest`,
      recipe: 'Press “Auto-restock” on the page of copy paper without an account.',
    },
    {
      name: 'Auto-restock drawer: not permitted',
      section: 'storefront-6',
      story: `${DRAWER}not-permitted`,
      recipe: 'Sign in on the business site as a member whose organization hides saved cards.',
    },
    {
      name: 'Auto-restock drawer: editing',
      section: 'ours',
      story: `${DRAWER}editing`,
      recipe: `${SUBSCRIBED}, then press “Auto-restock” again.`,
    },
    {
      name: 'Auto-restock drawer: started',
      section: 'ours',
      story: `${DRAWER}started`,
      recipe: `${SUBSCRIBED}.`,
    },
    {
      name: 'Subscriptions: empty',
      section: 'ours',
      story: `${LIST}empty`,
      recipe: 'Register, then open /account/auto-restock.',
    },
    {
      name: 'Subscription: paused',
      section: 'ours',
      story: `${CARD}paused`,
      recipe: `${SUBSCRIBED}, then press “Pause”.`,
    },
    {
      name: 'Subscription: payment failed',
      section: 'ours',
      story: `${CARD}payment-failed`,
      recipe: `${SUBSCRIBED} with the card 4000 0000 0000 0002, and wait for its day.`,
    },
    {
      name: 'Subscription: skipped',
      section: 'ours',
      story: `${CARD}skipped`,
      recipe: `${SUBSCRIBED}, then press “Skip next order”.`,
    },
    {
      name: 'Subscription: canceled',
      section: 'ours',
      story: `${CARD}canceled`,
      recipe: `${SUBSCRIBED}, then press “Cancel”.`,
    },
    {
      name: 'Subscription: discontinued',
      section: 'ours',
      story: `${CARD}discontinued`,
      recipe: 'Storybook only: the demo does not withdraw its products.',
    },
    {
      name: 'Subscription: price changed',
      section: 'ours',
      story: `${CARD}price-changed`,
      recipe: 'Storybook only: the demo does not change its prices.',
    },
  ],
} satisfies LibraryStoryStates;
