import { add } from './steps.mjs';

/** @type {import('../outcomes.mjs').OutcomeFamilies} */
export const errorsOutcomes = {
  'identity errors': [
    {
      code: 'CART_ITEM_ID_NOT_FOUND',
      shop: 'change',
      steps: [add('24110101'), { remove: '00000000-0000-4000-8000-000000000000' }],
    },
    {
      code: 'CART_STATUS_ERROR',
      apiOnly: 'screens address the open cart as `default`',
      tenant: 'consumer',
      steps: [add('24110101'), { order: true }, add('24110101'), { cartId: 'ordered' }],
    },
    {
      code: 'CART_ID_NOT_FOUND',
      apiOnly: 'screens address the open cart as `default`',
      steps: [add('24110101'), { cartId: '00000000-0000-4000-8000-000000000000' }],
    },
    {
      code: 'TENANT_MISMATCH',
      apiOnly: 'a page has the site of its address',
      steps: [{ read: 'mmx=true&tenantId=consumer' }],
    },
  ],
  'malformed requests': [
    { code: 'SKU_INVALID', shop: 'add', steps: [add('99999999')] },
    { code: 'INVALID_ITEMS', apiOnly: 'screens always add an item', steps: [{ add: [] }] },
    { code: 'INVALID_QTY', apiOnly: 'quantity fields start at 1', steps: [add('24110101', 0)] },
    {
      code: 'INVALID_DATA_ITEM',
      apiOnly: 'screens change lines by their id',
      steps: [add('24110101'), { withoutLine: true }],
    },
  ],
};
