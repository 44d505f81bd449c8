import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { Failure } from '@foolscap/core/http';
import type { DomainModule } from '@foolscap/core/state';
import type { CartCoupon } from '../../contract/index.ts';
import { isSameCode } from '../../model/coupon-codes.ts';
import { couponConfirmation } from '../../model/coupon-confirmation.ts';
import type { WriteFailure } from '@foolscap/core/state';
import type { CartWrite } from '../define-cart-write.ts';
import { heldCartActions } from '../held-cart.slice.ts';
import {
  changeCoupons,
  couponRemoved,
  type CouponChange,
  type CouponsChanged,
  couponsEntered,
} from './change-coupons.ts';

/** The result of the last coupon change; a new object for each result, so that each is announced. */
export interface CouponsState {
  /** Confirmation of the entered coupons that were applied (cart-8.52); absent if there are none. */
  confirmation?: string | undefined;
  /** Entered coupons that are not applied, with the reason for each. */
  notApplied: readonly CartCoupon[];
  /** Codes that were removed; absent if there are none. */
  removed?: readonly string[];
  /** Set if the server rejected the change, for example because of an unknown code. */
  failure?: Failure | undefined;
}

export interface CouponsRoot {
  coupons: CouponsState;
}

const nothing: CouponsState = { notApplied: [] };

const coupons = createSlice({
  name: 'coupons',
  initialState: nothing,
  reducers: {
    /** Intention: dismiss the confirmation and the reasons. */
    resultDismissed: () => nothing,
  },
  extraReducers: (builder) =>
    builder
      .addCase(changeCoupons.settled, (_, { payload }: PayloadAction<CouponsChanged>) => {
        const { add, remove, reply } = payload;
        const entered = (reply.data.cartInfo.coupons ?? []).filter(({ couponCode }) =>
          add.some((code) => isSameCode(code, couponCode)),
        );
        const applied = entered.filter((coupon) => coupon.applied);
        return {
          confirmation: couponConfirmation({ coupons: applied.length, skus: 0 }),
          notApplied: entered.filter((coupon) => !coupon.applied),
          ...(remove.length > 0 && { removed: remove }),
        };
      })
      .addCase(changeCoupons.failed, (_, { payload }: PayloadAction<WriteFailure<CouponChange>>) => ({
        ...nothing,
        failure: payload.failure,
      }))
      .addCase(heldCartActions.cartReset, () => nothing),
});

/** The actions of coupons. */
export const couponsActions = { couponsEntered, couponRemoved, ...coupons.actions };

export const selectCouponResult = (root: CouponsRoot): CouponsState => root.coupons;

export interface CouponsModule extends DomainModule<CouponsState, 'coupons'> {
  /** Pass these to `extend` of the cart's module, which sends them in order with its own. */
  writes: readonly CartWrite[];
}

/** Creates the module for entering and removing coupons, one or several at a time. It needs the cart's module in the same store. */
export const createCouponsModule = (): CouponsModule => ({
  name: 'coupons',
  reducer: coupons.reducer,
  writes: [changeCoupons],
  // The cart's queue sends the writes.
  *saga() {},
});
