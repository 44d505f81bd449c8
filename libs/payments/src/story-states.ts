import type { LibraryStoryStates } from '@foolscap/core/story-states';

/** The story states of this library; the story gate checks that each one has its story. */
export const storyStates = {
  receivesData: {
    CardForm: { Empty: 'an empty form is the Default story' },
  },
  states: [
    {
      name: 'new card',
      section: 'storefront-5',
      story: 'payments-cardform--default',
      test: 'libs/payments/src/feature/NewCard.test.tsx',
    },
    {
      name: 'brand detected',
      section: 'storefront-9',
      story: 'payments-cardform--brand-detected',
      test: 'libs/payments/src/model/card.test.ts',
      recipe: 'type 4111',
    },
    {
      name: 'number error',
      section: 'storefront-5',
      story: 'payments-cardform--number-error',
      test: 'libs/payments/src/model/card.test.ts',
    },
    { name: 'unknown brand', section: 'storefront-9', story: 'payments-cardform--unknown-brand' },
    {
      name: 'expired',
      section: 'storefront-4',
      story: 'payments-cardform--expired',
      test: 'libs/payments/src/model/expiry.test.ts',
    },
    { name: 'code error', section: 'storefront-5', story: 'payments-cardform--code-error' },
    { name: 'saving', section: 'storybook', story: 'payments-cardform--loading' },
    {
      name: 'refused by the gateway',
      section: 'storefront-8',
      story: 'payments-cardform--failed',
      test: 'libs/payments/src/state/payments.sagas.test.ts',
    },
    {
      name: 'saved cards, default badge, expiring soon',
      section: 'storefront-4',
      due: 'saved cards in the profile',
    },
    { name: 'express row and wallets', section: 'storefront-4', due: 'wallets' },
    { name: 'gift card and its balance', section: 'storefront-4', due: 'gift cards' },
    { name: 'split tender', section: 'storefront-2', due: 'several payments of one order' },
    { name: 'store card application', section: 'storefront-4', due: 'the store card' },
    { name: 'captcha', section: 'storefront-4', due: 'a captcha' },
    { name: 'redirect return', section: 'storefront-4', due: 'wallets' },
  ],
} satisfies LibraryStoryStates;
