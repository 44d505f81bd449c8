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
      recipe: 'Check out as a guest up to the payment.',
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
      recipe: 'In the payment of /checkout, type 4111 1111 1111 1112 and leave the field.',
    },
    {
      name: 'unknown brand',
      section: 'storefront-9',
      story: 'payments-cardform--unknown-brand',
      recipe: 'In the payment of /checkout, type 9999 9999 9999 9999 and leave the field.',
    },
    {
      name: 'expired',
      section: 'storefront-4',
      story: 'payments-cardform--expired',
      test: 'libs/payments/src/model/expiry.test.ts',
      recipe: 'In the payment of /checkout, type an expiry date in the past and leave the field.',
    },
    {
      name: 'code error',
      section: 'storefront-5',
      story: 'payments-cardform--code-error',
      recipe: 'In the payment of /checkout, type a security code of two digits and leave the field.',
    },
    {
      name: 'saving',
      section: 'storybook',
      story: 'payments-cardform--loading',
      recipe: 'Slow `/checkout/default/payment`, then save a card in /checkout.',
    },
    {
      name: 'refused by the gateway',
      section: 'storefront-8',
      story: 'payments-cardform--failed',
      test: 'libs/payments/src/state/payments.sagas.test.ts',
      recipe: 'Fail `/checkout/default/payment`, then save a card in /checkout.',
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
