import { add, studio } from './steps.mjs';

/** @type {import('../outcomes.mjs').OutcomeFamilies} */
export const cartsOutcomes = {
  'kinds of carts': [
    { code: 'EMPTY_CART', shop: 'cart', steps: [{ read: '' }] },
    {
      code: 'SPECIAL',
      apiOnly: 'no screen fills a special cart',
      steps: [
        add('24110101'),
        { ...add('24110201'), query: 'type=SPECIAL' },
        { read: '' },
        { read: 'type=SPECIAL' },
      ],
      shows: '`type` of the special cart, with its own line only',
    },
    {
      code: 'ADDED',
      apiOnly: 'no page shows the buy-now cart; quick buy orders it at once',
      steps: [
        add('24110101'),
        { ...add('24110201'), query: 'buyNow=true' },
        { ...add('24150601'), query: 'buyNow=true' },
        { read: 'buyNow=true' },
      ],
      shows: 'the buy-now cart holds the last item only, and the cart its own',
    },
    {
      code: 'CART_AUTO_MERGE',
      shop: 'cart',
      tenant: 'consumer',
      steps: [add('24110101'), { signIn: 'wendy@example.com' }, { read: '' }],
    },
  ],
  'shared carts': [
    {
      code: 'shareId',
      shop: 'change',
      steps: [add('24110101'), { share: 'create' }],
      shows: '`shareId` of a link to the cart, valid for 30 days',
    },
    {
      code: 'availableQuantity',
      shop: 'shared',
      steps: [add('24110101'), { share: 'create' }, { share: 'read' }],
      shows: 'the shared line at the own price, and `availableQuantity`',
    },
    { code: 'ADDED', shop: 'shared', steps: [add('24110101'), { share: 'create' }, { share: 'add' }] },
    {
      code: 'SHARED_CART_NOT_FOUND',
      shop: 'shared',
      steps: [add('24110101'), { share: 'create' }, { share: 'revoke' }, { share: 'read' }],
    },
  ],
  accounting: [
    {
      code: 'bcDetails',
      shop: 'cart',
      tenant: 'business',
      steps: [studio, add('24110101'), { accounting: { budgetCenter: 'STUDIO' } }, { read: '' }],
      shows: '`bcDetails` with the balance of the budget, and `invoiceInfo.bc`',
    },
    {
      code: 'por',
      shop: 'cart',
      tenant: 'business',
      steps: [
        studio,
        add('24110101'),
        { accounting: { purchaseOrder: 'PO-3118', poRelease: 'R-2' } },
        { read: '' },
      ],
      shows: '`invoiceInfo.por` with the chosen release, labeled "Job number"',
    },
    {
      code: 'BUDGET_CENTER_INVALID',
      shop: 'change',
      tenant: 'business',
      steps: [studio, add('24110101'), { accounting: { budgetCenter: 'TRAVEL' } }],
    },
    {
      code: 'PURCHASE_ORDER_UNKNOWN',
      shop: 'change',
      tenant: 'business',
      steps: [studio, add('24110101'), { accounting: { purchaseOrder: 'PO-1' } }],
    },
    {
      code: 'PURCHASE_ORDER_RELEASE_INVALID',
      shop: 'change',
      tenant: 'business',
      steps: [studio, add('24110101'), { accounting: { purchaseOrder: 'PO-3124', poRelease: 'R-2' } }],
    },
    {
      code: 'ACCOUNTING_NOT_AVAILABLE',
      apiOnly: 'the site has no accounting',
      tenant: 'consumer',
      steps: [add('24110101'), { accounting: { budgetCenter: 'STUDIO' } }],
    },
    {
      code: 'BUDGET_EXCEEDED',
      shop: 'order',
      tenant: 'business',
      steps: [studio, add('24110101'), { accounting: { budgetCenter: 'SAMPLES' } }, { order: true }],
    },
    {
      code: 'BUDGET_CENTER_MISSING',
      shop: 'order',
      tenant: 'business',
      steps: [
        { signIn: 'firstdraft@example.com' },
        add('24110101'),
        { accounting: { budgetCenter: null } },
        { order: true },
      ],
    },
  ],
};
