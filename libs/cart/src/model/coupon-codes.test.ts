import type { NotAppliedReason } from '@foolscap/pricing/model';
import { buildCoupon } from '../testing/builders.ts';
import { readCouponCodes } from './coupon-codes.ts';
import { COUPON_MESSAGES } from './coupon-messages.ts';
import { couponReasonText, unknownCouponText } from './coupon-message.ts';

it.each([
  ['TEN', ['TEN']],
  [' ten ', ['ten']],
  ['\u200bTEN\u00a0;\ufeffTEN\u00a0OFF', ['TEN', 'TEN OFF']],
  ['TEN, FIVE;\nten', ['TEN', 'FIVE']],
  ['TEN OFF', ['TEN OFF']],
  ['HELD, TEN', ['TEN']],
])('reads the codes of %j', (text, codes) => {
  expect(readCouponCodes(text, ['HELD'])).toEqual({ codes });
});

it.each([
  ['', 'missing'],
  [' ,; ', 'missing'],
  ['held', 'held'],
  ['A'.repeat(41), 'unknown'],
  [Array.from({ length: 20 }, (_, place) => `C${place}`).join(), 'tooMany'],
])('refuses %j: %s', (text, error) => {
  expect(readCouponCodes(text, ['HELD'])).toEqual({ error });
});

it.each<[NotAppliedReason, Partial<Parameters<typeof couponReasonText>[0]>, string]>([
  ['NOT_STARTED', {}, 'This coupon isn’t valid yet.'],
  ['EXPIRED', {}, 'This coupon has expired.'],
  ['LIMIT_REACHED', {}, 'This coupon has no uses left.'],
  ['MEMBERS_ONLY', {}, 'This coupon is for members only. Sign in with a member account to use it.'],
  [
    'REWARDS_COUPON_ERROR_MESSAGE',
    {},
    'This coupon belongs to a rewards member. Sign in with that rewards account to use it.',
  ],
  [
    'BOPIS_EVENT_ERROR',
    { missingDelivery: 'PICKUP' },
    'This coupon is only for items that you pick up. Choose pickup for an item to use it.',
  ],
  [
    'BOPIS_EVENT_ERROR',
    { missingDelivery: 'SHIP' },
    'This coupon doesn’t apply to items for pickup. Have them shipped to use it.',
  ],
  ['QUALIFYING_ITEMS_NOT_FOUND_ERROR', {}, 'No item in your cart qualifies for this coupon.'],
  ['ORDER_TOTAL_NOT_MET_ERROR', { missingAmount: 12 }, 'Add $12.00 more to use it.'],
  ['MINIMUM_NOT_MET', { missingUnits: 1 }, 'Add 1 more item to use it.'],
  ['MINIMUM_NOT_MET', { missingUnits: 3 }, 'Add 3 more items to use it.'],
  ['MINIMUM_NOT_MET', {}, 'Your order is below the minimum for this coupon.'],
  [
    'COUPON_AMOUNT_EXCEEDS_ITEM_TOTAL',
    { missingAmount: 5 },
    'This coupon is worth more than the items it applies to. Add $5.00 more to use it.',
  ],
  ['COUPON_AMOUNT_EXCEEDS_ITEM_TOTAL', {}, 'This coupon is worth more than the items it applies to.'],
  ['ORDER_TOTAL_NOT_MET_ERROR', {}, 'Your order is below the minimum for this coupon.'],
  ['NOT_COMBINABLE', {}, 'This coupon can’t be combined with your other savings.'],
  ['NO_BENEFIT', {}, 'This coupon doesn’t lower the total of this order.'],
])('explains %s with %j', (reason, missing, text) => {
  expect(couponReasonText(buildCoupon({ applied: false, reason, ...missing }), 'en-US')).toBe(text);
});

it('explains nothing for an applied coupon', () => {
  expect(couponReasonText(buildCoupon(), 'en-US')).toBeUndefined();
});

it('prefers the server’s message for an unknown code, which names it, and an override to both', () => {
  expect(unknownCouponText({})).toBe('We couldn’t find this coupon. Check the code and try again.');
  expect(unknownCouponText({ message: 'We couldn’t find the coupon TEN.' })).toBe(
    'We couldn’t find the coupon TEN.',
  );
  const messages = { ...COUPON_MESSAGES, errors: { ...COUPON_MESSAGES.errors, unknown: 'No such code.' } };
  expect(unknownCouponText({ message: 'We couldn’t find the coupon TEN.' }, messages)).toBe('No such code.');
});
