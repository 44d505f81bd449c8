import { add } from './steps.mjs';

const PARTS = [
  ['items', 'ITEM_SERVICE_IS_DOWN'],
  ['users', 'USER_SERVICE_IS_DOWN'],
  ['accounts', 'USER_ACCOUNT_SERVICE_IS_DOWN'],
  ['fees', 'GLOBAL_FEE_SERVICE_IS_DOWN'],
  ['prices', 'PRICE_SERVICE_IS_DOWN'],
  ['prices', 'PRICE_NOT_AVAILABLE'],
  ['inventory', 'INVENTORY_SERVICE_IS_DOWN'],
];

/** @type {import('../outcomes.mjs').OutcomeFamilies} */
export const servicesOutcomes = {
  'services down': PARTS.map(([part, code]) => ({
    code,
    shop: 'cart',
    steps: [add('24110101'), { switchOff: part }, { read: '' }],
  })),
};
