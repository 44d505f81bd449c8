import { add, nurse, desk, LOS_ANGELES } from './steps.mjs';

/** @type {import('../outcomes.mjs').OutcomeFamilies} */
export const rulesOutcomes = {
  'plans and accessories': [
    { code: 'STANDALONE_WARRANTY_ITEM', shop: 'add', state: 'warranty alone', steps: [add('24250103')] },
    {
      code: 'CHILD_ITEM_QTY_GREATER_THAN_PARENT_ITEM_QTY',
      shop: 'add',
      state: 'child quantity above parent',
      steps: [
        {
          add: [
            { itemId: '24170101', qty: 1 },
            { itemId: '24250103', qty: 2, parentItemId: '24170101' },
          ],
        },
      ],
    },
    {
      code: 'techHelpSkuIds',
      shop: 'cart',
      steps: [add('24170101')],
      shows: '`techHelpSkuIds` of a printer, with set-up help by phone',
    },
    {
      code: 'requiredItemIds',
      shop: 'cart',
      steps: [add('24170401')],
      shows: '`requiredItemIds` of a laminator, with its pouches',
    },
    {
      code: 'warrantyItems',
      apiOnly: 'the product page reads its plans with the product',
      steps: [{ ...add('24170101'), query: 'ux2=true' }],
      shows: 'the plans for the printer, beside the added line',
    },
    {
      code: 'warrantyItems',
      shop: 'cart',
      steps: [add('24170101'), { read: 'wt=true' }],
      shows: 'the plans for the printer',
    },
  ],
  'policies and restrictions': [
    {
      code: 'BLOCKED_FOR_ADD_TO_CART',
      shop: 'add',
      state: 'blocked when adding',
      tenant: 'business',
      steps: [desk, add('24150601')],
    },
    { code: 'OFF_CONTRACT_ERROR', shop: 'add', tenant: 'business', steps: [desk, add('24249001')] },
    { code: 'HEALTH_CARE_RESTRICTION', shop: 'add', steps: [add('24239002')] },
    {
      code: 'RESTRICTED_ITEM',
      shop: 'add',
      steps: [add('24110101'), { address: LOS_ANGELES }, add('24239001')],
    },
  ],
  memberships: [
    { code: 'MISSING_USER', shop: 'add', tenant: 'consumer', steps: [add('24259001')] },
    {
      code: 'ALREADY_PURCHASED',
      shop: 'add',
      tenant: 'consumer',
      steps: [{ signIn: 'member@example.com' }, add('24259001')],
    },
    { code: 'MEMBERSHIP_GENERIC_ERR', shop: 'add', tenant: 'business', steps: [nurse, add('24259001')] },
    {
      code: 'membershipSKU',
      apiOnly: 'screens add a membership by its item number',
      tenant: 'consumer',
      steps: [{ signIn: 'wendy@example.com' }, { add: [], query: 'memItem=true' }],
      shows: 'the membership that fits the shopper is added: `itemAttributes.membershipSKU`',
    },
  ],
};
