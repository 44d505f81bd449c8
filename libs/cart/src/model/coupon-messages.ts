import type { MessageText } from '@foolscap/core/messages';
import type { NotAppliedReason } from '@foolscap/pricing/model';
import { MAX_COUPONS } from './coupon-codes.ts';
import type { CouponEntryError } from './coupon-codes.ts';

/** The part of a coupon's minimum that the cart does not reach yet. */
export interface MissingForCoupon {
  /** A formatted amount. */
  amount: string | undefined;
  /** A number of items. */
  units: number | undefined;
  /** The delivery method that no item in the cart has. */
  delivery: 'PICKUP' | 'SHIP' | undefined;
}

/** Labels and announcements of coupons. */
const COUPON_TEXTS = {
  title: 'Coupons',
  inCart: 'Coupons in your cart',
  add: 'Add a coupon',
  addAnother: 'Add another coupon',
  code: 'Coupon code',
  severalCodes: 'Separate several codes with commas.',
  apply: 'Apply',
  applied: 'Applied',
  notApplied: 'Not applied',
  remove: 'Remove',
  removeCode: (code: string) => `Remove coupon ${code}`,
  done: 'Done',
  empty: 'Coupons that you add show up here.',
  codeRemoved: (code: string) => `Coupon ${code} removed.`,
  codeNotApplied: (code: string) => `Coupon ${code} is not applied.`,
};

/** All coupon messages, by group and code. */
export interface CouponMessageTables {
  coupons: typeof COUPON_TEXTS;
  /** Reasons why a coupon in the cart is not applied. */
  reasons: Record<NotAppliedReason, MessageText<MissingForCoupon>>;
  /** Reasons why entered codes are rejected. */
  errors: Record<CouponEntryError, string>;
}

const BELOW_MINIMUM = 'Your order is below the minimum for this coupon.';

/** The English coupon messages. Separate from the cart's, because they load with the coupons. */
export const COUPON_MESSAGES: CouponMessageTables = {
  coupons: COUPON_TEXTS,
  reasons: {
    NOT_STARTED: 'This coupon isn’t valid yet.',
    EXPIRED: 'This coupon has expired.',
    LIMIT_REACHED: 'This coupon has no uses left.',
    MEMBERS_ONLY: 'This coupon is for members only. Sign in with a member account to use it.',
    REWARDS_COUPON_ERROR_MESSAGE:
      'This coupon belongs to a rewards member. Sign in with that rewards account to use it.',
    BOPIS_EVENT_ERROR: ({ delivery }) =>
      delivery === 'SHIP'
        ? 'This coupon doesn’t apply to items for pickup. Have them shipped to use it.'
        : 'This coupon is only for items that you pick up. Choose pickup for an item to use it.',
    QUALIFYING_ITEMS_NOT_FOUND_ERROR: 'No item in your cart qualifies for this coupon.',
    ORDER_TOTAL_NOT_MET_ERROR: ({ amount }) =>
      amount === undefined ? BELOW_MINIMUM : `Add ${amount} more to use it.`,
    MINIMUM_NOT_MET: ({ units }) =>
      units === undefined ? BELOW_MINIMUM : `Add ${units} more ${units === 1 ? 'item' : 'items'} to use it.`,
    COUPON_AMOUNT_EXCEEDS_ITEM_TOTAL: ({ amount }) =>
      amount === undefined
        ? 'This coupon is worth more than the items it applies to.'
        : `This coupon is worth more than the items it applies to. Add ${amount} more to use it.`,
    NOT_COMBINABLE: 'This coupon can’t be combined with your other savings.',
    NO_BENEFIT: 'This coupon doesn’t lower the total of this order.',
  },
  errors: {
    missing: 'Enter a coupon code.',
    held: 'This coupon is already in your cart.',
    tooMany: `You can use up to ${MAX_COUPONS} coupons in one order. Remove one to add another.`,
    unknown: 'We couldn’t find this coupon. Check the code and try again.',
  },
};
