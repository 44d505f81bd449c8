export {
  findCoupon,
  listPromotions,
  releasePromotions,
  saveCoupons,
  selectPromotions,
  usePromotions,
} from './promotions.repository.ts';
