export { buyerOf, readBuyerFacts, selectBuyerFacts } from './buyer-facts.repository.ts';
export {
  claimPromotionUses,
  type CartPromotion,
  findCoupon,
  listCartCoupons,
  listPromotionsOfOrder,
  type OfferedItem,
  type PromotionsCart,
  releasePromotions,
  saveCoupons,
  selectPromotions,
  usePromotions,
} from './promotions.repository.ts';
export { demoPromotions } from './demo-promotions.ts';
