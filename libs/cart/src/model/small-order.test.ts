import { isFreeOfSmallOrderWarning, SMALL_ORDER, smallOrderMessage } from './small-order.ts';

it.each([
  [undefined, undefined, false],
  ['PR5', 'PLUS', false],
  ['PR6', undefined, true],
  ['PR6', 'PLUS', true],
  ['PR7', undefined, true],
  ['PR7', 'BASE', true],
  ['PR7', 'PLUS', false],
])('frees the customer type %s with the display type %s: %s', (customerType, tierDisplayType, free) => {
  expect(isFreeOfSmallOrderWarning({ customerType, tierDisplayType })).toBe(free);
});

it('warns below the threshold only, and not about an empty cart', () => {
  expect(smallOrderMessage({ lines: 1, goods: 2499 }, 2500)).toEqual({
    code: SMALL_ORDER,
    type: 'INFO',
    description: 'Your order is below $25.00. Combine small orders to save money and help the environment.',
  });
  expect(smallOrderMessage({ lines: 1, goods: 0 }, 2500)).toBeDefined();
  expect(smallOrderMessage({ lines: 1, goods: 2500 }, 2500)).toBeUndefined();
  expect(smallOrderMessage({ lines: 0, goods: 0 }, 2500)).toBeUndefined();
});

it('does not warn on a site without a threshold, nor a shopper with premium rewards', () => {
  expect(smallOrderMessage({ lines: 1, goods: 100 }, undefined)).toBeUndefined();
  expect(smallOrderMessage({ lines: 1, goods: 100 }, 2500, { customerType: 'PR6' })).toBeUndefined();
});
