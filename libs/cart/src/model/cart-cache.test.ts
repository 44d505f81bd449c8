import { MINUTE } from '@foolscap/core/clock';
import type { CartItem, WholeCartData } from '../contract/index.ts';
import { buildCart, buildCartItem } from '../testing/index.ts';
import { isNewerCart, isRestrictedPage, mayStoreCart, mayUseCart } from './cart-cache.ts';
import type { CachePage, StoredCart } from './cart-cache.ts';

const at = 1_000_000;
const CART: CachePage = { pathname: '/cart', search: '', cookies: {} };
const data = (item: Partial<CartItem> = {}): WholeCartData => ({
  cartInfo: buildCart({ items: [buildCartItem(item)] }),
});
const stored = (over: Partial<StoredCart> = {}): StoredCart => ({
  data: data(),
  sessionId: 'session-1',
  at,
  ...over,
});

describe('a restricted page', () => {
  it.each([
    ['/tpv', true],
    ['/office/tpv/verify', true],
    ['/gus/sba/profile', true],
    ['/cc/mmx/budget', true],
    ['/gus/sdc/profileinfo', true],
    ['/gus/sdc/other', false],
    ['/cart', false],
    ['/', false],
  ])('%s: %p', (pathname, expected) => {
    expect(isRestrictedPage({ pathname, search: '' })).toBe(expected);
    expect(mayStoreCart(data(), { pathname, search: '' })).toBe(!expected);
  });

  it('is recognized by any part of the address', () =>
    expect(isRestrictedPage({ pathname: '/page', search: '?next=/budget' })).toBe(true));
});

describe('storing', () => {
  const withMessage = (code: string, type: 'ERROR' | 'WARN' | 'INFO') => ({
    cartInfo: buildCart({ messages: [{ code, type }] }),
  });
  it.each<[string, WholeCartData, boolean]>([
    ['a cart', data(), true],
    ['a cart with a warning', withMessage('CART_AUTO_MERGE', 'INFO'), true],
    ['a cart with EMPTY_CART', withMessage('EMPTY_CART', 'INFO'), false],
    ['a cart with an error message', withMessage('CART_STATUS_ERROR', 'ERROR'), false],
    ['a cart without lines', { cartInfo: buildCart({ items: [] }) }, false],
    [
      'a reply with errors',
      { ...data(), error: [{ code: 'ITEM_SERVICE_IS_DOWN', type: 'ERROR', description: '' }] },
      false,
    ],
  ])('%s: %p', (_, reply, expected) => expect(mayStoreCart(reply, CART)).toBe(expected));
});

describe('using', () => {
  const may = (entry: StoredCart, page: Partial<CachePage> = {}, now = at, sessionId?: string) =>
    mayUseCart(entry, { ...CART, ...page }, { now, sessionId });

  it.each([
    ['/cart', 10],
    ['/cc/mmx/cart', 10],
    ['/cc/sparq/cart', 15],
  ])('on %s for %p minutes, to the millisecond', (pathname, minutes) => {
    expect(may(stored(), { pathname }, at + minutes * MINUTE - 1)).toBe(true);
    expect(may(stored(), { pathname }, at + minutes * MINUTE)).toBe(false);
    expect(may(stored(), { pathname }, at - 1)).toBe(false);
  });

  it.each([
    ['session-1', true],
    ['session-2', false],
    [undefined, true],
  ])('in the session %p: %p', (sessionId, expected) =>
    expect(may(stored(), {}, at, sessionId)).toBe(expected),
  );

  it.each<[Partial<CachePage>, boolean]>([
    [{ search: '?refreshCart=1' }, false],
    [{ search: '?a=b&refreshCart=1' }, false],
    [{ search: '?refreshCart=0' }, true],
    [{ cookies: { refreshCart: '1' } }, false],
    [{ cookies: { refreshCart: '' } }, true],
    [{ pathname: '/tpv' }, false],
    [{ pathname: '/gus/sba/profile' }, true],
  ])('on the page %p: %p', (page, expected) => expect(may(stored(), page)).toBe(expected));

  const delivery = buildCartItem().selectedDeliveryOption;
  it.each<[string, Partial<CartItem>, boolean]>([
    ['without an id', { cartItemId: '' }, false],
    ['with a stock error', { messages: [{ code: 'OUT_OF_STOCK', type: 'ERROR' }] }, false],
    [
      'with a delivery error for stock',
      { selectedDeliveryOption: { ...delivery, messages: [{ code: 'OUT_OF_STOCK', type: 'ERROR' }] } },
      false,
    ],
    ['with a limit', { messages: [{ code: 'QTY_LIMIT_ITEM', type: 'WARN' }] }, true],
  ])('with a line %s: %p', (_, item, expected) => expect(may(stored({ data: data(item) }))).toBe(expected));
});

it.each([
  ['cart-1', 5, 'session-1', true],
  ['cart-1', 6, 'session-1', false],
  ['cart-1', 7, 'session-1', false],
  ['cart-2', 5, 'session-1', false],
  ['cart-1', 5, 'session-2', false],
])('is newer than revision %s/%d of %s: %p', (cartId, revision, sessionId, expected) => {
  const entry = stored({ data: { cartInfo: buildCart({ cartId: 'cart-1', revision: 6 }) } });
  expect(isNewerCart(entry, { cartId, revision }, sessionId)).toBe(expected);
});
