/**
 * The outcomes of cart calls that the demo data can show, each with the steps that lead to it. `npm run qa` carries them out against a running
 * shop, and `docs/qa.md` lists them.
 *
 * @typedef {{ signIn: string } | { add: Line[], query?: string } | { update: { qty: number, deliveryType?: string, pickupStoreNumber?: string, levelOfService?: string,
 *     furnSvcInfo?: Partial<Record<'BASC' | 'CUST', { qty: number }>> } }
 *   | { address: { city: string, state: string, zipCode: string } } | { remove: 'first' | string } | { coupon: string } | { cartId: string } | { order: true }
 *   | { accounting: { budgetCenter?: string | null, purchaseOrder?: string, poRelease?: string } } | { withoutLine: true }
 *   | { free: { freeItems: { itemId: string, qty: number }[] } }
 *   | { read: string } | { share: 'create' | 'read' | 'add' | 'revoke' } | { switchOff: string }} Step `update` and `remove` concern the first line of the cart; `switchOff` needs a shop
 *   with FAULTS=1. `cartId: 'ordered'` is the cart of the step `order`.
 * @typedef {{ itemId: string, qty: number, deliveryType?: string, pickupStoreNumber?: string, parentItemId?: string }} Line
 * @typedef {{ code: string, tenant?: 'business', state?: string, steps: Step[], shows?: string }} Outcome `state` names a story state of the cart;
 *   `shows` describes an outcome that is a field of the reply instead of a code.
 */

const add = (itemId, qty = 1, more = {}) => ({ add: [{ itemId, qty, ...more }] });
const choose = (itemId, qty = 1) => ({ free: { freeItems: [{ itemId, qty }] } });
const pickup = (itemId, pickupStoreNumber = '1547') =>
  add(itemId, 1, { deliveryType: 'ISP', pickupStoreNumber });

export const ACCOUNTS = {
  'wendy@example.com': 'paper-and-ink',
  'member@example.com': 'blotter-and-blue',
  'nurse@example.com': 'gauze-and-glove',
  'desk@example.com': 'chart-and-pen',
  'studio@example.com': 'pencil-and-plan',
  'firstdraft@example.com': 'draft-and-revise',
};

const LOS_ANGELES = { city: 'Los Angeles', state: 'CA', zipCode: '90012' };
const nurse = { signIn: 'nurse@example.com' };
const desk = { signIn: 'desk@example.com' };
const studio = { signIn: 'studio@example.com' };

/** @type {readonly Outcome[]} */
export const outcomes = [
  {
    code: 'ADDED',
    state: 'item added',
    steps: [add('24110101')],
    shows: 'the line is added without a message',
  },
  { code: 'OUT_OF_STOCK', state: 'out of stock when adding', steps: [add('24110403')] },
  { code: 'SURCHG_ALTS_ITM_MSG', state: 'replacement item added', steps: [add('24159001')] },
  { code: 'PARTIAL_QTY_AVAILABLE', state: 'partial quantity added', steps: [add('24150103', 5)] },
  { code: 'PARTIAL_QTY_FIXED', steps: [add('24150103'), { update: { qty: 5 } }] },
  { code: 'QTY_LIMIT_ITEM', steps: [add('24110201', 40), add('24110201')] },
  {
    code: 'EXCEEDED_LIMIT',
    steps: [
      add('24110201', 40),
      { add: [{ itemId: '24110201', qty: 1 }], query: 'ignoreExistQty=true' },
      add('24110201'),
    ],
  },
  { code: 'QTY_LIMIT_EXCEEDED', state: 'item limit exceeded', steps: [add('24110201', 41)] },
  { code: 'INVALID_FREE_ITEM', state: 'free sample', steps: [add('24119001')] },
  {
    code: 'EXCEEDS_MAX_LINE_QTY',
    state: 'maximum line quantity exceeded',
    steps: [{ add: [{ itemId: '24110101', qty: 10_000 }], query: 'skipInv=true' }],
  },
  {
    code: 'BLOCKED_FOR_ADD_TO_CART',
    state: 'blocked when adding',
    tenant: 'business',
    steps: [desk, add('24150601')],
  },
  { code: 'OFF_CONTRACT_ERROR', tenant: 'business', steps: [desk, add('24249001')] },
  { code: 'STANDALONE_WARRANTY_ITEM', state: 'warranty alone', steps: [add('24250103')] },
  {
    code: 'CHILD_ITEM_QTY_GREATER_THAN_PARENT_ITEM_QTY',
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
  { code: 'INVALID_STORE_NUMBER', steps: [pickup('24110101', '9999')] },
  { code: 'NOT_AVAILABLE_FOR_BOPIS', steps: [pickup('24170201')] },
  {
    code: 'LEVEL_OF_SERVICE_NOT_AVAILABLE',
    steps: [add('24249002'), { update: { qty: 1, levelOfService: 'NDD' } }],
  },
  { code: 'ITEM_NOT_AVAILABLE', steps: [add('24249003')] },
  { code: 'BACK_IN_STOCK', steps: [add('24229001')] },
  {
    code: 'preOrder',
    steps: [add('24249002')],
    shows: '`product.preOrder` and a delivery window after the street date',
  },
  {
    code: 'surchargeApplicable',
    steps: [add('24249001')],
    shows: '`surchargeApplicable`, and $4.50 per unit in the summary',
  },
  { code: 'SURCHARGE_APPLIES', state: 'surcharge', steps: [add('24249001')] },
  {
    code: 'EASY_REWARDS_HINT',
    state: 'easy-rewards hint',
    steps: [{ signIn: 'wendy@example.com' }, add('24220101')],
  },
  { code: 'HEALTH_CARE_RESTRICTION', steps: [add('24239002')] },
  {
    code: 'ADDED',
    tenant: 'business',
    steps: [nurse, add('24239002')],
    shows: 'a certified user of a clinic can add the same item',
  },
  { code: 'RESTRICTED_ITEM', steps: [add('24110101'), { address: LOS_ANGELES }, add('24239001')] },
  { code: 'MISSING_USER', steps: [add('24259001')] },
  { code: 'ALREADY_PURCHASED', steps: [{ signIn: 'member@example.com' }, add('24259001')] },
  { code: 'MEMBERSHIP_GENERIC_ERR', tenant: 'business', steps: [nurse, add('24259001')] },
  { code: 'ADDON_THRESHOLD_NOT_MET', steps: [add('24159002')] },
  {
    code: 'DELIVERY_COMBINATION_CONSTRAINT_FAILED',
    steps: [
      {
        add: [
          { itemId: '24239001', qty: 1 },
          { itemId: '24249001', qty: 1 },
        ],
      },
    ],
  },
  {
    code: 'CART_ITEMS_OOS_OR_PARTIAL_AVAILABILITY',
    steps: [{ add: [{ itemId: '24150103', qty: 9 }], query: 'skipInv=true' }, { read: '' }],
  },
  {
    code: 'dasFee',
    steps: [add('24110101'), { address: { city: 'Honolulu', state: 'HI', zipCode: '96813' } }],
    shows: '`cartSummary.dasFee` of $9.95',
  },
  { code: 'SMALL_ORDER', steps: [add('24110101'), { read: '' }] },
  { code: 'SKU_INVALID', steps: [add('99999999')] },
  { code: 'INVALID_ITEMS', steps: [{ add: [] }] },
  { code: 'INVALID_QTY', steps: [add('24110101', 0)] },
  {
    code: 'CART_ITEM_ID_NOT_FOUND',
    steps: [add('24110101'), { remove: '00000000-0000-4000-8000-000000000000' }],
  },
  {
    code: 'CART_STATUS_ERROR',
    steps: [add('24110101'), { order: true }, add('24110101'), { cartId: 'ordered' }],
  },
  { code: 'INVALID_DATA_ITEM', steps: [add('24110101'), { withoutLine: true }] },
  { code: 'CART_ID_NOT_FOUND', steps: [add('24110101'), { cartId: '00000000-0000-4000-8000-000000000000' }] },
  { code: 'INVALID_COUPON', steps: [add('24110101'), { coupon: 'NOSUCHCODE' }] },
  {
    code: 'techHelpSkuIds',
    steps: [add('24170101')],
    shows: '`techHelpSkuIds` of a printer, with set-up help by phone',
  },
  {
    code: 'requiredItemIds',
    steps: [add('24170401')],
    shows: '`requiredItemIds` of a laminator, with its pouches',
  },
  {
    code: 'furnRate',
    steps: [add('24193201', 2), { update: { qty: 2, furnSvcInfo: { BASC: { qty: 2 } } } }, { read: '' }],
    shows: '`furnRate` of $158.00, and 2 units of BASC in `furnSvcInfo`',
  },
  {
    code: 'isFurnitureServicesFeeTBD',
    steps: [add('24193201'), { update: { qty: 1, furnSvcInfo: { CUST: { qty: 1 } } } }],
    shows: '`isFurnitureServicesFeeTBD`, because the price of the service is agreed after the order',
  },
  {
    code: 'FURNITURE_SERVICE_NOT_AVAILABLE',
    steps: [add('24193101'), { update: { qty: 1, furnSvcInfo: { CUST: { qty: 1 } } } }],
  },
  {
    code: 'Free Sample',
    steps: [add('24110101', 3), { coupon: 'SAMPLER' }],
    shows: '`freeItems` with the label Free Sample',
  },
  {
    code: 'availableFreeItems',
    steps: [add('24110101', 6), { coupon: 'PICKAPEN' }, choose('24123101')],
    shows: 'one chosen free item, and three to choose from',
  },
  {
    code: 'INVALID_FREE_ITEM',
    steps: [add('24110101', 6), { coupon: 'PICKAPEN' }, choose('24123101', 3)],
  },
  {
    code: 'INVALID_FREE_ITEM',
    steps: [add('24110101', 6), { coupon: 'PICKAPEN' }, choose('24123101'), { update: { qty: 1 } }],
    shows: 'a warning that the cart no longer qualifies for its free item',
  },
  {
    code: 'ITEM_INVENTORY_NOT_AVAILABLE',
    steps: [
      { add: [{ itemId: '24154201', qty: 1 }] },
      { update: { qty: 1, deliveryType: 'ISP', pickupStoreNumber: '1547' } },
    ],
  },
  { code: 'EMPTY_CART', steps: [{ read: '' }] },
  {
    code: 'SPECIAL',
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
    steps: [
      add('24110101'),
      { ...add('24110201'), query: 'buyNow=true' },
      { ...add('24150601'), query: 'buyNow=true' },
      { read: 'buyNow=true' },
    ],
    shows: 'the buy-now cart holds the last item only, and the cart its own',
  },
  {
    code: 'TENANT_MISMATCH',
    steps: [{ read: 'mmx=true&tenantId=consumer' }],
  },
  {
    code: 'membershipSKU',
    steps: [{ signIn: 'wendy@example.com' }, { add: [], query: 'memItem=true' }],
    shows: 'the membership that fits the shopper is added: `itemAttributes.membershipSKU`',
  },
  {
    code: 'warrantyItems',
    steps: [{ ...add('24170101'), query: 'ux2=true' }],
    shows: 'the plans for the printer, beside the added line',
  },
  {
    code: 'bcDetails',
    tenant: 'business',
    state: 'accounting',
    steps: [studio, add('24110101'), { accounting: { budgetCenter: 'STUDIO' } }, { read: '' }],
    shows: '`bcDetails` with the balance of the budget, and `invoiceInfo.bc`',
  },
  {
    code: 'por',
    tenant: 'business',
    state: 'accounting with a release',
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
    tenant: 'business',
    state: 'choice of accounting refused',
    steps: [studio, add('24110101'), { accounting: { budgetCenter: 'TRAVEL' } }],
  },
  {
    code: 'PURCHASE_ORDER_UNKNOWN',
    tenant: 'business',
    steps: [studio, add('24110101'), { accounting: { purchaseOrder: 'PO-1' } }],
  },
  {
    code: 'PURCHASE_ORDER_RELEASE_INVALID',
    tenant: 'business',
    steps: [studio, add('24110101'), { accounting: { purchaseOrder: 'PO-3124', poRelease: 'R-2' } }],
  },
  { code: 'ACCOUNTING_NOT_AVAILABLE', steps: [add('24110101'), { accounting: { budgetCenter: 'STUDIO' } }] },
  {
    code: 'BUDGET_EXCEEDED',
    tenant: 'business',
    steps: [studio, add('24110101'), { accounting: { budgetCenter: 'SAMPLES' } }, { order: true }],
  },
  {
    code: 'BUDGET_CENTER_MISSING',
    tenant: 'business',
    steps: [
      { signIn: 'firstdraft@example.com' },
      add('24110101'),
      { accounting: { budgetCenter: null } },
      { order: true },
    ],
  },
  {
    code: 'shareId',
    steps: [add('24110101'), { share: 'create' }],
    shows: '`shareId` of a link to the cart, valid for 30 days',
  },
  {
    code: 'availableQuantity',
    steps: [add('24110101'), { share: 'create' }, { share: 'read' }],
    shows: 'the shared line at the own price, and `availableQuantity`',
  },
  { code: 'ADDED', steps: [add('24110101'), { share: 'create' }, { share: 'add' }] },
  {
    code: 'SHARED_CART_NOT_FOUND',
    steps: [add('24110101'), { share: 'create' }, { share: 'revoke' }, { share: 'read' }],
  },
  { code: 'CART_AUTO_MERGE', steps: [add('24110101'), { signIn: 'wendy@example.com' }, { read: '' }] },
  {
    code: 'altsub',
    steps: [{ add: [{ itemId: '24150103', qty: 9 }], query: 'skipInv=true' }, { read: 'alt=true' }],
    shows: '`relatedItems` with alternatives for the line',
  },
  {
    code: 'warrantyItems',
    steps: [add('24170101'), { read: 'wt=true' }],
    shows: 'the plans for the printer',
  },
  ...[
    ['items', 'ITEM_SERVICE_IS_DOWN'],
    ['users', 'USER_SERVICE_IS_DOWN'],
    ['accounts', 'USER_ACCOUNT_SERVICE_IS_DOWN'],
    ['fees', 'GLOBAL_FEE_SERVICE_IS_DOWN'],
    ['prices', 'PRICE_SERVICE_IS_DOWN'],
    ['prices', 'PRICE_NOT_AVAILABLE'],
    ['inventory', 'INVENTORY_SERVICE_IS_DOWN'],
  ].map(([part, code]) => ({ code, steps: [add('24110101'), { switchOff: part }, { read: '' }] })),
];
