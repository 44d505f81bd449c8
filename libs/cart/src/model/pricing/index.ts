export { allocate, type Share } from './allocate.ts';
export type { AppliedPromotion, LineAdjustment, RejectedPromotion } from './apply-promotions.ts';
export { applyTenders, type AppliedTender, type Tender } from './apply-tenders.ts';
export { DEFAULT_FEES, FREE_SHIPPING_THRESHOLD, type FeeSchedule } from './fees.ts';
export { priceCart, type PricingContext, type PricingLine } from './price-cart.ts';
export type { CartTotals, PricedCart, PricedLine } from './priced-cart.ts';
export {
  NOT_APPLIED_REASONS,
  type Benefit,
  type Conditions,
  type NotAppliedReason,
  type Promotion,
} from './promotion.ts';
export { refundUnits, type RefundableLine } from './refund-units.ts';
export {
  effectiveTiers,
  unitPrice,
  type PriceSource,
  type UnitPrice,
  type UnitPrices,
  type VolumeTier,
} from './unit-price.ts';
