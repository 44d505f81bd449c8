import { add, pickup } from './steps.mjs';

/** @type {import('../outcomes.mjs').OutcomeFamilies} */
export const deliveryOutcomes = {
  'pickup and delivery': [
    { code: 'INVALID_STORE_NUMBER', shop: 'add', steps: [pickup('24110101', '9999')] },
    { code: 'NOT_AVAILABLE_FOR_BOPIS', shop: 'add', steps: [pickup('24170201')] },
    {
      code: 'LEVEL_OF_SERVICE_NOT_AVAILABLE',
      shop: 'change',
      steps: [add('24249002'), { update: { qty: 1, levelOfService: 'NDD' } }],
    },
    {
      code: 'ITEM_INVENTORY_NOT_AVAILABLE',
      shop: 'change',
      steps: [
        { add: [{ itemId: '24154201', qty: 1 }] },
        { update: { qty: 1, deliveryType: 'ISP', pickupStoreNumber: '1547' } },
      ],
    },
    {
      code: 'preOrder',
      shop: 'cart',
      steps: [add('24249002')],
      shows: '`product.preOrder` and a delivery window after the street date',
    },
    {
      code: 'DELIVERY_COMBINATION_CONSTRAINT_FAILED',
      shop: 'cart',
      steps: [
        {
          add: [
            { itemId: '24239001', qty: 1 },
            { itemId: '24249001', qty: 1 },
          ],
        },
      ],
    },
  ],
  'fees and thresholds': [
    {
      code: 'surchargeApplicable',
      shop: 'cart',
      steps: [add('24249001')],
      shows: '`surchargeApplicable`, and $4.50 per unit in the summary',
    },
    { code: 'SURCHARGE_APPLIES', shop: 'add', state: 'surcharge', steps: [add('24249001')] },
    {
      code: 'EASY_REWARDS_HINT',
      shop: 'add',
      tenant: 'consumer',
      state: 'easy-rewards hint',
      steps: [{ signIn: 'wendy@example.com' }, add('24220101')],
    },
    { code: 'ADDON_THRESHOLD_NOT_MET', shop: 'cart', steps: [add('24159002')] },
    {
      code: 'dasFee',
      shop: 'cart',
      steps: [add('24110101'), { address: { city: 'Honolulu', state: 'HI', zipCode: '96813' } }],
      shows: '`cartSummary.dasFee` of $9.95',
    },
    { code: 'SMALL_ORDER', shop: 'cart', steps: [add('24110101'), { read: '' }] },
  ],
};
