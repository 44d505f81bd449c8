import { computeShare, type MinorUnits } from '@foolscap/core/money';
import type { Conditions, NotAppliedReason, Promotion } from '@foolscap/pricing/model';
import { allocate } from './allocate.ts';

/** A line to which promotions are being applied. */
export interface DiscountableLine {
  readonly id: string;
  readonly itemId: string;
  readonly categoryIds: readonly string[];
  readonly brand: string;
  readonly qty: number;
  /** PICKUP in a store, SHIP by a carrier; undefined for electronic delivery. */
  readonly delivery?: Conditions['delivery'];
  /** Whether it is a membership, which promotions for members of a program do not reduce. */
  readonly isMembership?: boolean | undefined;
  readonly unitPrice: MinorUnits;
  /** The line's price after the discounts so far; never negative. */
  net: MinorUnits;
  readonly adjustments: LineAdjustment[];
  /** Set by a promotion that cannot be combined. */
  isClosed: boolean;
}

/** A promotion's discount on one line. */
export interface LineAdjustment {
  promotionId: string;
  /** US cents, positive. */
  amount: MinorUnits;
}

/** A promotion that discounted the cart. */
export interface AppliedPromotion {
  promotionId: string;
  code: string | undefined;
  name: string;
  scope: Promotion['scope'];
  checkoutOnly: boolean;
  priority: number;
  /** Whether it is only for members of a membership program. */
  isForMembers: boolean;
  /** Whether it is only for rewards members. */
  isForRewards: boolean;
  /** The sum of its discounts on the lines, in US cents; 0 for free shipping and free items. */
  amount: MinorUnits;
  freeShipping: boolean;
}

/** A promotion that was not applied to the cart, and the reason. */
export interface RejectedPromotion {
  promotionId: string;
  code: string | undefined;
  name: string;
  reason: NotAppliedReason;
  /** The missing US cents or units, or the delivery method that no eligible line has. */
  missing?: { amount?: MinorUnits; units?: number; delivery?: Conditions['delivery'] };
}

export type PromotionOutcome = { applied: AppliedPromotion } | { rejected: RejectedPromotion };

const isNamed = (list: readonly string[] | undefined, ...values: readonly string[]): boolean =>
  list === undefined || values.some((value) => list.includes(value));

const isExcluded = (list: readonly string[] | undefined, ...values: readonly string[]): boolean =>
  list !== undefined && values.some((value) => list.includes(value));

/** Checks whether a promotion's conditions include a line. */
export function isEligible(
  {
    itemId,
    categoryIds,
    brand,
    isMembership,
  }: Pick<DiscountableLine, 'itemId' | 'categoryIds' | 'brand' | 'isMembership'>,
  conditions: Conditions,
): boolean {
  return (
    !(isMembership && conditions.membership) &&
    isNamed(conditions.itemIds, itemId) &&
    isNamed(conditions.categoryIds, ...categoryIds) &&
    isNamed(conditions.brands, brand) &&
    !isExcluded(conditions.excludedItemIds, itemId) &&
    !isExcluded(conditions.excludedCategoryIds, ...categoryIds) &&
    !isExcluded(conditions.excludedBrands, brand)
  );
}

const sum = (lines: readonly DiscountableLine[], value: (line: DiscountableLine) => number): number =>
  lines.reduce((total, line) => total + value(line), 0);

/** Returns the net price of a number of units of a line. */
const getNet = (line: DiscountableLine, units: number): MinorUnits =>
  units === line.qty ? line.net : Math.floor((line.net * units) / line.qty);

const byUnitPrice = (a: DiscountableLine, b: DiscountableLine): number =>
  a.unitPrice - b.unitPrice || (a.id < b.id ? -1 : 1);

/** Computes discounts by line on the cheapest `units` units. */
function cheapestUnits(
  lines: readonly DiscountableLine[],
  units: number,
  reduction: (line: DiscountableLine, units: number) => MinorUnits,
): Map<string, MinorUnits> {
  const parts = new Map<string, MinorUnits>();
  let left = units;
  for (const line of [...lines].sort(byUnitPrice)) {
    const taken = Math.min(left, line.qty);
    if (taken > 0) parts.set(line.id, Math.min(line.net, reduction(line, taken)));
    left -= taken;
  }
  return parts;
}

/** Computes the discount on each eligible line. The parts add up to exactly the total discount. */
function reductions(
  { benefit, limitPerOrder = Infinity }: Promotion,
  lines: readonly DiscountableLine[],
): Map<string, MinorUnits> {
  const shares = lines.map(({ id, net }) => ({ id, weight: net }));
  switch (benefit.type) {
    case 'PERCENT':
      return allocate(
        Math.min(
          computeShare(
            sum(lines, ({ net }) => net),
            benefit.basisPoints,
          ),
          benefit.cap ?? Infinity,
        ),
        shares,
      );
    case 'AMOUNT':
      return allocate(benefit.amount, shares);
    case 'AMOUNT_PER_UNIT':
      return cheapestUnits(lines, limitPerOrder, (_line, units) => benefit.amount * units);
    case 'BUY_GET': {
      const groups = Math.floor(sum(lines, ({ qty }) => qty) / (benefit.buy + benefit.get));
      return cheapestUnits(lines, Math.min(groups, limitPerOrder) * benefit.get, (line, units) =>
        computeShare(getNet(line, units), benefit.basisPoints),
      );
    }
    case 'FREE_SHIPPING':
    case 'FREE_ITEM':
      return new Map();
  }
}

/** The delivery of a cart. */
interface Delivery {
  /** Whether anything is shipped, which free items require. */
  isShipped: boolean;
  /** Whether free shipping would save anything. */
  hasShippingFee: boolean;
}

/** Checks whether a shopper gains anything from a promotion. @param amount its discount on the lines */
function isOfUse({ type }: Promotion['benefit'], amount: MinorUnits, delivery: Delivery): boolean {
  if (type === 'FREE_SHIPPING') return delivery.hasShippingFee;
  return type === 'FREE_ITEM' ? delivery.isShipped : amount > 0;
}

/**
 * Applies one promotion to the lines, mutating them.
 * @param now ISO instant
 */
export function applyPromotion(
  promotion: Promotion,
  lines: readonly DiscountableLine[],
  now: string,
  delivery: Delivery,
): PromotionOutcome {
  const { id: promotionId, code, name, conditions, benefit, scope } = promotion;
  const reject = (reason: NotAppliedReason, missing?: RejectedPromotion['missing']): PromotionOutcome => ({
    rejected: { promotionId, code, name, reason, ...(missing ? { missing } : {}) },
  });
  if (promotion.validFrom !== undefined && now < promotion.validFrom) return reject('NOT_STARTED');
  if (promotion.validUntil !== undefined && now >= promotion.validUntil) return reject('EXPIRED');
  if (promotion.membersOnly) return reject('MEMBERS_ONLY');
  if (promotion.otherRewardsMember) return reject('REWARDS_COUPON_ERROR_MESSAGE');
  if (promotion.usesLeft !== undefined && promotion.usesLeft <= 0) return reject('LIMIT_REACHED');

  const eligible = lines.filter((line) => isEligible(line, conditions));
  if (eligible.length === 0) return reject('QUALIFYING_ITEMS_NOT_FOUND_ERROR');
  const matching = eligible.filter(
    ({ delivery: way }) => conditions.delivery === undefined || conditions.delivery === way,
  );
  // If the shopper can change something, the reason says what: here the items qualify, but their delivery does not.
  if (matching.length === 0) return reject('BOPIS_EVENT_ERROR', { delivery: conditions.delivery });
  const open = matching.filter(
    ({ isClosed, adjustments }) => !isClosed && (promotion.combines || adjustments.length === 0),
  );
  if (open.length === 0) return reject('NOT_COMBINABLE');
  const missingAmount = (conditions.minSubTotal ?? 0) - sum(open, ({ net }) => net);
  if (missingAmount > 0) return reject('ORDER_TOTAL_NOT_MET_ERROR', { amount: missingAmount });
  const missingUnits = (conditions.minUnits ?? 0) - sum(open, ({ qty }) => qty);
  if (missingUnits > 0) return reject('MINIMUM_NOT_MET', { units: missingUnits });

  const excess =
    code !== undefined && benefit.type === 'AMOUNT' ? benefit.amount - sum(open, ({ net }) => net) : 0;
  if (excess > 0) return reject('COUPON_AMOUNT_EXCEEDS_ITEM_TOTAL', { amount: excess });

  const freeShipping = benefit.type === 'FREE_SHIPPING';
  const parts = reductions(promotion, open);
  let amount = 0;
  for (const line of open) {
    const part = parts.get(line.id) ?? 0;
    if (part === 0) continue;
    amount += part;
    line.net -= part;
    line.adjustments.push({ promotionId, amount: part });
    if (!promotion.combines) line.isClosed = true;
  }
  if (!isOfUse(benefit, amount, delivery)) return reject('NO_BENEFIT');
  return {
    applied: {
      promotionId,
      code,
      name,
      scope,
      amount,
      freeShipping,
      checkoutOnly: promotion.checkoutOnly ?? false,
      priority: promotion.priority,
      isForMembers: promotion.conditions.membership !== undefined,
      isForRewards: promotion.conditions.rewards !== undefined,
    },
  };
}
