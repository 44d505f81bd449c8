import { add, nurse } from './steps.mjs';

/** @type {import('../outcomes.mjs').OutcomeFamilies} */
export const addingOutcomes = {
  added: [
    {
      code: 'ADDED',
      shop: 'add',
      state: 'item added',
      steps: [add('24110101')],
      shows: 'the line is added without a message',
    },
    {
      code: 'ADDED',
      shop: 'add',
      tenant: 'business',
      steps: [nurse, add('24239002')],
      shows: 'a certified user of a clinic can add the same item',
    },
  ],
  bundles: [
    {
      code: 'partBundle',
      shop: 'cart',
      state: 'contents of a bundle',
      steps: [add('24159101', 2), { read: '' }],
      shows: 'a line for each part of the kit, with `itemAttributes.partBundle`',
    },
  ],
  stock: [
    { code: 'OUT_OF_STOCK', shop: 'add', state: 'out of stock when adding', steps: [add('24110403')] },
    { code: 'SURCHG_ALTS_ITM_MSG', shop: 'add', state: 'replacement item added', steps: [add('24159001')] },
    {
      code: 'hardSubstitutionModal',
      shop: 'cart',
      state: 'replacement dialog',
      steps: [add('24159004'), { read: '' }],
      shows: '`altItem` of the line, with a dialog to keep or remove it',
    },
    {
      code: 'PARTIAL_QTY_AVAILABLE',
      shop: 'add',
      state: 'partial quantity added',
      steps: [add('24150103', 5)],
    },
    { code: 'PARTIAL_QTY_FIXED', shop: 'change', steps: [add('24150103'), { update: { qty: 5 } }] },
    { code: 'ITEM_NOT_AVAILABLE', shop: 'add', steps: [add('24249003')] },
    { code: 'BACK_IN_STOCK', shop: 'add', steps: [add('24229001')] },
    {
      code: 'CART_ITEMS_OOS_OR_PARTIAL_AVAILABILITY',
      shop: 'cart',
      steps: [{ add: [{ itemId: '24150103', qty: 9 }], query: 'skipInv=true' }, { read: '' }],
    },
    {
      code: 'altsub',
      shop: 'cart',
      steps: [{ add: [{ itemId: '24150103', qty: 9 }], query: 'skipInv=true' }, { read: 'alt=true' }],
      shows: '`relatedItems` with alternatives for the line',
    },
  ],
  limits: [
    { code: 'QTY_LIMIT_ITEM', shop: 'add', steps: [add('24110201', 40), add('24110201')] },
    {
      code: 'EXCEEDED_LIMIT',
      shop: 'add',
      steps: [
        add('24110201', 40),
        { add: [{ itemId: '24110201', qty: 1 }], query: 'ignoreExistQty=true' },
        add('24110201'),
      ],
    },
    { code: 'QTY_LIMIT_EXCEEDED', shop: 'add', state: 'item limit exceeded', steps: [add('24110201', 41)] },
    {
      code: 'EXCEEDS_MAX_LINE_QTY',
      shop: 'add',
      state: 'maximum line quantity exceeded',
      steps: [{ add: [{ itemId: '24110101', qty: 10_000 }], query: 'skipInv=true' }],
    },
    {
      code: 'ORDER_MULTIPLE',
      shop: 'add',
      state: 'sold in multiples when adding',
      steps: [add('24159003')],
    },
    {
      code: 'ORDER_MULTIPLE',
      shop: 'change',
      state: 'quantity rounded to a multiple',
      steps: [add('24159003', 12), { update: { qty: 13 } }],
    },
  ],
};
