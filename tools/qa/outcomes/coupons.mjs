import { add } from './steps.mjs';

const apiOnly = 'the cart shows the reason beside the coupon, not as a message; Storybook has each reason';

/** @type {import('../outcomes.mjs').OutcomeFamilies} */
export const couponOutcomes = {
  'coupons and free items': [
    {
      code: 'REWARDS_COUPON_ERROR_MESSAGE',
      tenant: 'consumer',
      apiOnly,
      steps: [add('24110101'), { coupon: 'REWARDS5' }, { read: '' }],
      shows: 'a coupon that needs a rewards member',
    },
    {
      code: 'REWARDS_COUPON_ERROR_MESSAGE',
      tenant: 'consumer',
      apiOnly,
      steps: [{ signIn: 'member@example.com' }, add('24110101'), { coupon: 'THANKYOU' }, { read: '' }],
      shows: 'a coupon of another rewards member',
    },
    {
      code: 'BOPIS_EVENT_ERROR',
      apiOnly,
      steps: [add('24110101'), { coupon: 'PICKUP10' }, { read: '' }],
      shows: 'a coupon for items that are picked up',
    },
    {
      code: 'BOPIS_EVENT_ERROR',
      apiOnly,
      steps: [
        add('24110101'),
        { update: { qty: 1, deliveryType: 'ISP', pickupStoreNumber: '1547' } },
        { coupon: 'SHIP5' },
        { read: '' },
      ],
      shows: 'a coupon that is not for items that are picked up',
    },
  ],
};
