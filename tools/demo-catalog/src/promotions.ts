/** A promotion of the demo, like the cart model's `Promotion`. */
export interface DemoPromotion {
  id: string;
  /** Applies to both sites when absent. */
  tenant?: 'sdc' | 'sba';
  code?: string;
  name: string;
  scope: 'ITEM' | 'CART';
  conditions?: {
    categoryIds?: string[];
    minSubTotal?: number;
    membership?: 'SELECT' | 'PREMIUM';
    rewards?: { rewardsNo?: string };
    delivery?: 'PICKUP' | 'SHIP';
  };
  /** Basis points; US cents. */
  benefit:
    | { type: 'PERCENT'; basisPoints: number; cap?: number }
    | { type: 'AMOUNT'; amount: number }
    | { type: 'FREE_ITEM'; itemIds: string[]; units: number };
  limitPerPerson?: number;
}

/** The initial promotions of the shop: some for every cart, and some with a code. */
export const demoPromotions: readonly DemoPromotion[] = [
  {
    id: 'demo-plan-ahead',
    name: 'Plan Ahead: 15% off planners and calendars',
    scope: 'ITEM',
    conditions: { categoryIds: ['planners'] },
    benefit: { type: 'PERCENT', basisPoints: 1500 },
  },
  {
    id: 'demo-select-members',
    tenant: 'sdc',
    name: 'Select members: 5% off',
    scope: 'CART',
    conditions: { membership: 'SELECT' },
    benefit: { type: 'PERCENT', basisPoints: 500 },
  },
  {
    id: 'demo-premium-members',
    tenant: 'sdc',
    name: 'Premium members: 10% off',
    scope: 'CART',
    conditions: { membership: 'PREMIUM' },
    benefit: { type: 'PERCENT', basisPoints: 1000 },
  },
  {
    id: 'demo-freshsheet',
    code: 'FRESHSHEET',
    name: 'Fresh Sheet: 10% off, up to $25',
    scope: 'CART',
    benefit: { type: 'PERCENT', basisPoints: 1000, cap: 2500 },
  },
  {
    id: 'demo-stocked20',
    tenant: 'sdc',
    code: 'STOCKED20',
    name: 'Stocked Up: $20 off orders of $100 or more',
    scope: 'CART',
    conditions: { minSubTotal: 10000 },
    benefit: { type: 'AMOUNT', amount: 2000 },
    limitPerPerson: 1,
  },
  {
    id: 'demo-pentreat',
    code: 'PENTREAT',
    name: '$10 off pens and pencils',
    scope: 'CART',
    conditions: { categoryIds: ['pens-pencils'] },
    benefit: { type: 'AMOUNT', amount: 1000 },
  },
  {
    id: 'demo-rewards5',
    tenant: 'sdc',
    code: 'REWARDS5',
    name: 'Rewards members: 5% off',
    scope: 'CART',
    conditions: { rewards: {} },
    benefit: { type: 'PERCENT', basisPoints: 500 },
  },
  {
    id: 'demo-thankyou',
    tenant: 'sdc',
    code: 'THANKYOU',
    name: 'A thank-you for one rewards member: 10% off',
    scope: 'CART',
    // No demo account has this number.
    conditions: { rewards: { rewardsNo: '3300999999' } },
    benefit: { type: 'PERCENT', basisPoints: 1000 },
  },
  {
    id: 'demo-pickup10',
    code: 'PICKUP10',
    name: '10% off items that you pick up',
    scope: 'CART',
    conditions: { delivery: 'PICKUP' },
    benefit: { type: 'PERCENT', basisPoints: 1000 },
  },
  {
    id: 'demo-shipped',
    code: 'SHIP5',
    name: '5% off shipped items',
    scope: 'CART',
    conditions: { delivery: 'SHIP' },
    benefit: { type: 'PERCENT', basisPoints: 500 },
  },
  {
    id: 'demo-sampler',
    code: 'SAMPLER',
    name: 'Free paper sampler with orders of $20 or more',
    scope: 'CART',
    conditions: { minSubTotal: 2000 },
    benefit: { type: 'FREE_ITEM', itemIds: ['24119001'], units: 1 },
  },
  {
    id: 'demo-pick-a-pen',
    code: 'PICKAPEN',
    name: 'Two free packs of pens with orders of $40 or more',
    scope: 'CART',
    conditions: { minSubTotal: 4000 },
    benefit: { type: 'FREE_ITEM', itemIds: ['24123101', '24123201', '24123301'], units: 2 },
  },
];
