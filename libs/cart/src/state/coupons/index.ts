export {
  couponsActions,
  type CouponsModule,
  type CouponsRoot,
  type CouponsState,
  createCouponsModule,
  selectCouponResult,
} from './coupons.module.ts';
export { couponListWrites, couponsRequested } from './replace-coupons.ts';
export { type CouponChange, selectPendingCoupons } from './change-coupons.ts';
