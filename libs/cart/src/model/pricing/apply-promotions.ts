import { computeShare, type MinorUnits } from '@foolscap/core/money';
import type { Conditions, NotAppliedReason, Promotion } from '@foolscap/pricing/model';
import { allocate } from './allocate.ts';

/** A line while promotions are applied to it. */
export interface DiscountableLine {
  readonly id: string;
  readonly itemId: string;
  readonly categoryIds: readonly string[];
  readonly brand: string;
  readonly qty: number;
  /** PICKUP in a store, SHIP by a carrier; undefined for what is delivered electronically. */
  readonly delivery?: Conditions['delivery'];
  readonly unitPrice: MinorUnits;
  /** The price of the line after the reductions so far; never below zero. */
  net: MinorUnits;
  readonly adjustments: LineAdjustment[];
  /** Set by a promotion that does not combine. */
  isClosed: boolean;
}

/** A part of a promotion that reduces one line. */
export interface LineAdjustment {
  promotionId: string;
  /** US cents, above zero. */
  amount: MinorUnits;
}

/** A promotion that reduced the cart. */
export interface AppliedPromotion {
  promotionId: string;
  code: string | undefined;
  name: string;
  scope: Promotion['scope'];
  checkoutOnly: boolean;
  priority: number;
  /** Whether it is for members of a membership program only. */
  isForMembers: boolean;
  /** Whether it is for rewards members only. */
  isForRewards: boolean;
  /** The sum of its parts on the lines, in US cents; 0 for free shipping and free items. */
  amount: MinorUnits;
  freeShipping: boolean;
}

/** A promotion that did not reduce the cart, and why. */
export interface RejectedPromotion {
  promotionId: string;
  code: string | undefined;
  name: string;
  reason: NotAppliedReason;
  /** The US cents or units that are missing, or the delivery that no eligible line has. */
  missing?: { amount?: MinorUnits; units?: number; delivery?: Conditions['delivery'] };
}

export type PromotionOutcome = { applied: AppliedPromotion } | { rejected: RejectedPromotion };

const isNamed = (list: readonly string[] | undefined, ...values: readonly string[]): boolean =>
  list === undefined || values.some((value) => list.includes(value));

const isExcluded = (list: readonly string[] | undefined, ...values: readonly string[]): boolean =>
  list !== undefined && values.some((value) => list.includes(value));

/** Whether the conditions of a promotion include a line. */
export function isEligible(
  { itemId, categoryIds, brand }: Pick<DiscountableLine, 'itemId' | 'categoryIds' | 'brand'>,
  conditions: Conditions,
): boolean {
  return (
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

/** The net price of a number of units of a line. */
const getNet = (line: DiscountableLine, units: number): MinorUnits =>
  units === line.qty ? line.net : Math.floor((line.net * units) / line.qty);

const byUnitPrice = (a: DiscountableLine, b: DiscountableLine): number =>
  a.unitPrice - b.unitPrice || (a.id < b.id ? -1 : 1);

/** Reductions by line of the cheapest units, taking `units` of them. */
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

/** Computes the reduction of each eligible line. The parts add up to the reduction exactly. */
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
  /** Whether anything is shipped, which a free item comes with. */
  isShipped: boolean;
  /** Whether free shipping would save anything. */
  hasShippingFee: boolean;
}

/** Whether a shopper gains anything by a promotion. @param amount its reduction of the lines */
function isOfUse({ type }: Promotion['benefit'], amount: MinorUnits, delivery: Delivery): boolean {
  if (type === 'FREE_SHIPPING') return delivery.hasShippingFee;
  return type === 'FREE_ITEM' ? delivery.isShipped : amount > 0;
}

/**
 * Applies one promotion to the lines, which it changes.
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
  // Where the shopper can change something, the reason says so: the items are right, their delivery is not.
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
