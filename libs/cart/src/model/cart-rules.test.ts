/** @jest-environment node */
import fc from 'fast-check';
import type { CartItem } from '../contract/index.ts';
import { buildCart, buildCartItem } from '../testing/builders.ts';
import {
  acknowledgeLines,
  couponConfirmation,
  getCheckoutSignIn,
  getPickupToast,
  getShownLines,
  getShownRecommendations,
  wrapCartInfo,
} from './index.ts';

describe('the pickup toast', () => {
  const line = (
    cartItemId: string,
    actioned: CartItem['actioned'],
    deliveryType: 'ISP' | 'PCK' | 'STA' = 'ISP',
  ) =>
    buildCartItem({
      cartItemId,
      actioned,
      selectedDeliveryOption: { deliveryType, levelOfService: 'STANDARD' },
    });

  it.each([
    ['ADD_ITEM', 'Pickup item added', '1 added, 0 modified, 0 removed'],
    ['EDIT_ITEM', 'Pickup item modified', '0 added, 1 modified, 0 removed'],
    ['DELETED_ITEM', 'Pickup item removed from cart', '0 added, 0 modified, 1 removed'],
  ] as const)('of %s has the title "%s"', (actioned, title, summary) => {
    expect(getPickupToast([line('1', actioned)])).toMatchObject({ title, summary });
  });

  it('lists added lines first, then modified and removed ones, and counts each', () => {
    const toast = getPickupToast([
      line('1', 'DELETED_ITEM'),
      line('2', 'EDIT_ITEM'),
      line('3', 'ADD_ITEM', 'PCK'),
      line('4', 'NONE'),
      line('5', 'ADD_ITEM', 'STA'),
      line('6', 'ADD_ITEM'),
    ]);
    expect(toast?.title).toBe('Pickup item added');
    expect(toast?.summary).toBe('2 added, 1 modified, 1 removed');
    expect(toast?.lines.map(({ cartItemId }) => cartItemId)).toEqual(['3', '6', '2', '1']);
  });

  it('is absent if no line for pickup was changed', () => {
    expect(getPickupToast([line('1', 'NONE'), line('2', 'ADD_ITEM', 'STA')])).toBeUndefined();
  });
});

describe('the sign-in before checkout', () => {
  const membership = buildCartItem({ itemAttributes: { membershipSKU: 'SELECT' } });
  const redeemable = buildCartItem({ easyRewardsItem: { redemptionEligibility: true } });
  it.each([
    ['a guest', 'GUEST', undefined, [buildCartItem()], 'checkout'],
    ['a guest, in lower case', 'guest', 'profile', [buildCartItem()], 'checkout'],
    ['a guest with a membership', 'GUEST', undefined, [membership], 'rewards'],
    ['a guest with an item that rewards can pay', 'GUEST', undefined, [redeemable], 'rewards'],
    [
      'a guest who removed the membership',
      'GUEST',
      undefined,
      [{ ...membership, status: 'DELETED' as const }],
      'checkout',
    ],
    ['a registered shopper', 'REGISTERED', 'profile', [membership], 'none'],
    ['a registered shopper, in lower case', 'registered', 'profile', [], 'none'],
    ['a registered shopper without a profile', 'REGISTERED', undefined, [], 'checkout'],
  ] as const)('of %s', (_, userType, profileId, items, expected) => {
    expect(
      getCheckoutSignIn({
        items: [...items],
        ...(profileId ? { profileId } : {}),
        cartAttributes: { userType },
      }),
    ).toBe(expected);
  });
});

it.each([
  [1, 0, 'Your coupon has been added to the cart.'],
  [2, 0, 'Your coupons have been added to the cart.'],
  [0, 1, 'Your SKU has been added to the cart.'],
  [0, 3, 'Your SKUs have been added to the cart.'],
  [1, 1, 'Your coupon & SKU have been added to the cart.'],
  [2, 1, 'Your coupons & SKU have been added to the cart.'],
  [2, 2, 'Your coupons & SKUs have been added to the cart.'],
  [0, 0, undefined],
])('confirms %d coupons and %d SKUs', (coupons, skus, text) => {
  expect(couponConfirmation({ coupons, skus })).toBe(text);
});

it('shows recommended items that are neither omitted nor unavailable nor out of stock', () => {
  const items = [
    { id: 1 },
    { id: 2, omitted: true },
    { id: 3, unavailable: true },
    { id: 4, inventory: 0 },
    { id: 5, inventory: 1 },
  ];
  expect(getShownRecommendations(items).map(({ id }) => id)).toEqual([1, 5]);
});

describe('removed lines', () => {
  const lines = (['ACTIVE', 'DELETED', 'INVALID', 'TRANSIENT', 'APPROVED'] as const).map((status) => ({
    cartItemId: status,
    status,
  }));
  const shown = (hidden: ReadonlySet<string>) =>
    getShownLines(lines, hidden).map(({ cartItemId }) => cartItemId);

  it('are shown until they are acknowledged', () => {
    expect(shown(new Set())).toEqual(['ACTIVE', 'DELETED', 'TRANSIENT', 'APPROVED']);
    expect(shown(acknowledgeLines(new Set(), lines))).toEqual(['ACTIVE', 'TRANSIENT', 'APPROVED']);
  });

  it('are shown again after they were restored and removed once more', () => {
    const line = (status: CartItem['status']) => [{ cartItemId: '1', status }];
    const acknowledged = acknowledgeLines(new Set(), line('DELETED'));
    expect(getShownLines(line('DELETED'), acknowledged)).toEqual([]);
    const restored = acknowledgeLines(acknowledged, line('ACTIVE'));
    expect(getShownLines(line('DELETED'), restored)).toEqual(line('DELETED'));
  });

  it('with a parent are shown below it only', () => {
    expect(getShownLines([buildCartItem({ parentRelationType: 'WARRANTY' })], new Set())).toEqual([]);
  });
});

describe('wrapping a payload', () => {
  const cart = buildCart({ items: [buildCartItem({ qty: 2 })] });
  it('leaves cart data, and wraps a cart', () => {
    expect(wrapCartInfo({ cartInfo: cart })).toEqual({ cartInfo: cart });
    expect(wrapCartInfo({ cart })).toEqual({ cartInfo: cart });
  });

  it('counts and adds up nothing but active lines', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({ qty: fc.integer({ min: 1, max: 99 }), cents: fc.nat(100_000), gone: fc.boolean() }),
        ),
        (given) => {
          const items = given.map(({ qty, cents, gone }, at) =>
            buildCartItem({
              cartItemId: String(at),
              qty,
              status: gone ? 'DELETED' : 'ACTIVE',
              priceInfo: { finalPrice: cents / 100 },
            }),
          );
          const { cartInfo } = wrapCartInfo({ items });
          const held = given.filter(({ gone }) => !gone);
          expect(cartInfo.cartAttributes.numberOfItems).toBe(held.reduce((sum, { qty }) => sum + qty, 0));
          expect(Math.round(cartInfo.cartSummary.ordTotal * 100)).toBe(
            held.reduce((sum, { cents }) => sum + cents, 0),
          );
          expect(cartInfo.items).toHaveLength(items.length);
        },
      ),
    );
  });
});
