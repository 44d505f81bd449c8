import { add, choose } from './steps.mjs';

/** @type {import('../outcomes.mjs').OutcomeFamilies} */
export const offersOutcomes = {
  'coupons and free items': [
    { code: 'INVALID_FREE_ITEM', shop: 'add', state: 'free sample', steps: [add('24119001')] },
    { code: 'INVALID_COUPON', shop: 'change', steps: [add('24110101'), { coupon: 'NOSUCHCODE' }] },
    {
      code: 'Free Sample',
      shop: 'cart',
      steps: [add('24110101', 3), { coupon: 'SAMPLER' }],
      shows: '`freeItems` with the label Free Sample',
    },
    {
      code: 'availableFreeItems',
      shop: 'cart',
      steps: [add('24110101', 6), { coupon: 'PICKAPEN' }, choose('24123101')],
      shows: 'one chosen free item, and three to choose from',
    },
    {
      code: 'INVALID_FREE_ITEM',
      shop: 'change',
      steps: [add('24110101', 6), { coupon: 'PICKAPEN' }, choose('24123101', 3)],
    },
    {
      code: 'INVALID_FREE_ITEM',
      shop: 'change',
      steps: [add('24110101', 6), { coupon: 'PICKAPEN' }, choose('24123101'), { update: { qty: 1 } }],
      shows: 'a warning that the cart no longer qualifies for its free item',
    },
  ],
  'furniture services': [
    {
      code: 'furnRate',
      shop: 'cart',
      steps: [add('24193201', 2), { update: { qty: 2, furnSvcInfo: { BASC: { qty: 2 } } } }, { read: '' }],
      shows: '`furnRate` of $158.00, and 2 units of BASC in `furnSvcInfo`',
    },
    {
      code: 'isFurnitureServicesFeeTBD',
      shop: 'cart',
      steps: [add('24193201'), { update: { qty: 1, furnSvcInfo: { CUST: { qty: 1 } } } }],
      shows: '`isFurnitureServicesFeeTBD`, because the price of the service is agreed after the order',
    },
    {
      code: 'FURNITURE_SERVICE_NOT_AVAILABLE',
      shop: 'change',
      steps: [add('24193101'), { update: { qty: 1, furnSvcInfo: { CUST: { qty: 1 } } } }],
    },
  ],
};
