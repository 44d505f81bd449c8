export {
  couponsActions,
  type CouponsModule,
  type CouponsRoot,
  type CouponsState,
  createCouponsModule,
  selectCouponResult,
} from './coupons.module.ts';
export type { CouponChange } from './change-coupons.ts';
