export { allocate, type Share } from './allocate.ts';
export type { AppliedPromotion, LineAdjustment, RejectedPromotion } from './apply-promotions.ts';
export {
  applyTenders,
  type AppliedTender,
  isStoredValue,
  isStoredValueCard,
  type Tender,
} from './apply-tenders.ts';
export { priceCart, type PricingContext, type PricingLine } from './price-cart.ts';
export type { CartTotals, PricedCart, PricedLine } from './priced-cart.ts';
export { refundUnits, type RefundableLine } from './refund-units.ts';
