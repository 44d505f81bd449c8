import type { CartCoupon } from '@foolscap/cart/contract';
import {
  addedTitle,
  CART_MESSAGES,
  cartMessageText,
  COUPON_MESSAGES,
  couponReasonText,
  ITEM_CODES,
  itemMessageText,
  priceChangeText,
  SERVICE_MESSAGES,
  storeChangeMessage,
} from '@foolscap/cart/model';
import { buildCartItem, buildCoupon } from '@foolscap/cart/testing';
import { listCases, listTexts, type CopyRow, type CopyTable, type Examples } from './copy-table.ts';

type Line = ReturnType<typeof buildCartItem>;
type LineChanges = Parameters<typeof buildCartItem>[0];

const stock = (available: number) => ({ items: [{ availablequantity: available }] });
const { selectedDeliveryOption } = buildCartItem();
const pickup = {
  selectedDeliveryOption: {
    ...selectedDeliveryOption,
    deliveryType: 'ISP',
    pickupStoreName: 'Framingham',
  },
} satisfies LineChanges;

const line = (changes: LineChanges = {}) => buildCartItem({ qty: 2, inventory: stock(3), ...changes });

const LIMITED: Examples<Line> = [['limit of 40', line({ qty: 40, product: { quantityLimit: 40 } })]];
const REDUCED: Examples<Line> = [
  ['reduced to the stock', line({ qty: 3 })],
  ['reduced, for pickup', line({ qty: 3, ...pickup })],
];

const LINE_EXAMPLES: Partial<Record<string, Examples<Line>>> = {
  [ITEM_CODES.outOfStock]: [
    ['in the cart', line()],
    ['in the cart, for pickup', line(pickup)],
    ['not added', line({ qty: 0 })],
    ['not added, for pickup', line({ qty: 0, ...pickup })],
  ],
  [ITEM_CODES.partialQuantity]: [
    ['more than the stock', line({ qty: 5 })],
    ['more than the stock, for pickup', line({ qty: 5, ...pickup })],
    ...REDUCED,
  ],
  [ITEM_CODES.partialQuantityFixed]: REDUCED,
  [ITEM_CODES.quantityLimitExceeded]: LIMITED,
  [ITEM_CODES.quantityLimitItem]: LIMITED,
  [ITEM_CODES.exceededLimit]: LIMITED,
  [ITEM_CODES.exceedsMaxLineQuantity]: [
    ['a part was added', line({ qty: 9999, prevQty: 9000, qtyAdded: 999 })],
    ['nothing was added', line({ qty: 9999, prevQty: 9999, qtyAdded: 0 })],
  ],
  [ITEM_CODES.orderMultiple]: [
    ['not a multiple', line({ qty: 7, product: { orderMultiple: 12 } })],
    ['rounded', line({ qty: 24, product: { orderMultiple: 12 } })],
    ['not added', line({ qty: 0, product: { orderMultiple: 12 } })],
  ],
  [ITEM_CODES.notForPickup]: [
    ['for pickup', line(pickup)],
    ['otherwise', line()],
  ],
};

const ONE = { lines: 1, units: 1 };
const ADDED: Examples<typeof ONE> = [
  ['one product', ONE],
  ['three products, five units', { lines: 3, units: 5 }],
];

const notApplied = (reason: NonNullable<CartCoupon['reason']>, missing: Partial<CartCoupon> = {}) =>
  couponReasonText(buildCoupon({ applied: false, amount: 0, reason, ...missing }), 'en-US') ?? '';

const changedStore: CopyRow[] = [
  ITEM_CODES.noneInStore,
  ITEM_CODES.invalidStore,
  ITEM_CODES.notForPickup,
].map((code) => ({ code, text: itemMessageText(storeChangeMessage(code, 'Framingham'), line(pickup)) }));

const table = (title: string, rows: readonly CopyRow[]): CopyTable => ({ library: 'cart', title, rows });

/** The messages of the cart. */
export const cartCopy: readonly CopyTable[] = [
  table(
    'the whole cart',
    Object.keys(CART_MESSAGES.cart).map((code) => ({ code, text: cartMessageText({ code }) })),
  ),
  table(
    'a line',
    listCases(
      CART_MESSAGES.line,
      (code, details) => itemMessageText({ code }, details),
      line(),
      LINE_EXAMPLES,
    ),
  ),
  table('a line, after a change of store by form', changedStore),
  table(
    'title of the feedback after an add',
    listCases(CART_MESSAGES.added, addedTitle, ONE, {
      surcharge: ADDED,
      'rewards-hint': ADDED,
      added: ADDED,
    }),
  ),
  table(
    'a coupon that is not applied',
    listCases(
      COUPON_MESSAGES.reasons,
      notApplied,
      {},
      {
        ORDER_TOTAL_NOT_MET_ERROR: [
          ['an amount is missing', { missingAmount: 12 }],
          ['otherwise', {}],
        ],
        BOPIS_EVENT_ERROR: [
          ['for pickup only', { missingDelivery: 'PICKUP' }],
          ['not for pickup', { missingDelivery: 'SHIP' }],
        ],
        COUPON_AMOUNT_EXCEEDS_ITEM_TOTAL: [
          ['an amount is missing', { missingAmount: 5 }],
          ['otherwise', {}],
        ],
        MINIMUM_NOT_MET: [
          ['one item is missing', { missingUnits: 1 }],
          ['items are missing', { missingUnits: 3 }],
          ['otherwise', {}],
        ],
      },
    ),
  ),
  table('entering a coupon', listTexts(COUPON_MESSAGES.errors)),
  table(
    'the price of a line',
    listCases(
      CART_MESSAGES.prices,
      (kind, prices) => priceChangeText({ kind, ...prices }, 'en-US'),
      { from: 1299, to: 1149 },
      {
        dropped: [['a lower price', { from: 1299, to: 1149 }]],
        rose: [['a higher price', { from: 1149, to: 1299 }]],
      },
    ),
  ),
  table('changes in another window', listTexts(CART_MESSAGES.notices)),
  table('connection', listTexts(CART_MESSAGES.connection)),
  table('texts without a code', listTexts(CART_MESSAGES.texts)),
  table(
    'parts of the shop that cannot be read, by the server',
    Object.values(SERVICE_MESSAGES).map(({ code, description }) => ({
      code,
      text: cartMessageText({ code, description }),
    })),
  ),
];
