// The code that `model.mjs` measures: a cart of 500 lines as the server prices it, and as the browser receives it.
import { priceCart } from '@foolscap/cart/model';
import {
  cartActions,
  cartReducer,
  selectItemCount,
  selectLines,
  selectQuantitiesByItem,
  selectQuantitiesByLine,
} from '@foolscap/cart/state';
import { buildCart, buildCartChange, buildCartItem } from '@foolscap/cart/testing';
import { explainNavItem, PERMISSION_LIMIT_CODES } from '@foolscap/header/model';
import { DEFAULT_FEES } from '@foolscap/pricing/model';

const PROMOTIONS = [
  {
    scope: 'ITEM',
    benefit: { type: 'PERCENT', basisPoints: 1000 },
    conditions: { categoryIds: ['category-3'] },
  },
  { scope: 'CART', benefit: { type: 'AMOUNT', amount: 500 }, conditions: { minSubTotal: 5000 } },
  {
    scope: 'CART',
    benefit: { type: 'BUY_GET', buy: 2, get: 1, basisPoints: 5000 },
    conditions: { brands: ['Brand 2'] },
  },
].map((given, at) => ({
  id: `promotion-${at}`,
  name: `Promotion ${at}`,
  priority: at + 1,
  combines: true,
  ...given,
}));

/** @param {number} length number of lines */
export function createPricing(length) {
  const lines = Array.from({ length }, (_, at) => ({
    id: `line-${at}`,
    itemId: `item-${at}`,
    qty: 1 + (at % 7),
    categoryIds: [`category-${at % 20}`],
    brand: `Brand ${at % 9}`,
    prices: { list: 1299 + at, sale: 999 + at, volume: at % 10 ? undefined : [{ minQty: 5, price: 899 }] },
    taxable: true,
    isShipped: true,
    isOversized: at % 50 === 0,
    surchargePerUnit: at % 40 ? undefined : 450,
  }));
  const options = {
    levelOfService: 'STANDARD',
    state: 'MA',
    promotions: PROMOTIONS,
    tenders: [],
    fees: { ...DEFAULT_FEES, areaFee: 0 },
    now: '2026-01-01T00:00:00.000Z',
  };
  return () => priceCart(lines, options);
}

function select(state) {
  const root = { cart: state };
  selectLines(root);
  selectQuantitiesByItem(root);
  selectQuantitiesByLine(root);
  return selectItemCount(root);
}

/** @returns the work of the browser for a whole reply, and for the reply to a change of one line */
export function createReplies(length) {
  const items = Array.from({ length }, (_, at) =>
    buildCartItem({ cartItemId: `line-${at}`, itemId: `item-${at}` }),
  );
  const cart = buildCart({ items });
  const change = buildCartChange(cart, [{ ...items[length >> 1], qty: 2 }]);
  const empty = cartReducer(undefined, { type: 'start' });
  const receive = (state, cartInfo) =>
    cartReducer(state, cartActions.cartReceived({ data: { cartInfo }, sessionId: 'session' }));
  const held = receive(empty, cart);
  select(held);
  return {
    whole: () => select(receive(empty, { ...cart, items: [...cart.items] })),
    change: () => select(receive(held, change)),
  };
}

/** @returns the decision on a navigation of the given length, with the result of each code */
export function createNavigation(length) {
  const codes = Object.keys(PERMISSION_LIMIT_CODES);
  const items = Array.from({ length }, (_, at) => ({
    permissionlimit: [
      codes[at % codes.length],
      `!${codes[(at + 7) % codes.length]}`,
      'SEG_GOLD_ACTIVE',
    ].join(),
    ...(at % 5 ? {} : { usergroups: 'ADMIN,BUYER' }),
  }));
  const context = {
    breakpoint: 'lg',
    headerType: 'full',
    routeId: 'SBA',
    tenant: 'sba',
    loggedIn: true,
    segment: 'GOLD_ACTIVE',
    groups: ['REGISTERED', 'ADMIN'],
  };
  return () => items.map((item) => explainNavItem(item, context));
}
