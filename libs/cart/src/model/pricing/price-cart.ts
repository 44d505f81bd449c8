import type { MinorUnits } from '@foolscap/core/money';
import type { LevelOfService } from '@foolscap/core/vocabulary';
import {
  DEFAULT_FEES,
  type FeeSchedule,
  type Promotion,
  unitPrice,
  type UnitPrices,
} from '@foolscap/pricing/model';
import {
  applyPromotion,
  type AppliedPromotion,
  type DiscountableLine,
  type RejectedPromotion,
} from './apply-promotions.ts';
import { applyTenders, type Tender } from './apply-tenders.ts';
import { fees, shipFee, type FeeBasis } from './fees.ts';
import type { PricedCart, PricedLine } from './priced-cart.ts';
import { taxByLine } from './tax.ts';

/** A cart line in the form that pricing needs. Money is in US cents. */
export interface PricingLine {
  /** Unique in the cart. */
  id: string;
  itemId: string;
  categoryIds?: readonly string[] | undefined;
  brand?: string | undefined;
  qty: number;
  prices: UnitPrices;
  taxable: boolean;
  /** Whether a carrier delivers it, as opposed to store pickup or electronic delivery. */
  isShipped: boolean;
  /** Level of service of a shipped line; the cart's by default. */
  levelOfService?: LevelOfService | undefined;
  /** Whether a shipped line always uses standard delivery, whatever the cart's level is. */
  isStandardOnly?: boolean | undefined;
  isOversized: boolean;
  /** For pickup lines, the store's state, which taxes them; empty if the store is unknown. */
  collectedIn?: string | undefined;
  /** Whether it is a gift card, which is never discounted and cannot be paid for with gift or prepaid cards. */
  isStoredValue?: boolean | undefined;
  /** Whether it is a membership, which promotions for members of a program do not reduce. */
  isMembership?: boolean | undefined;
  surchargePerUnit?: MinorUnits | undefined;
  /** The line's furniture service fee. */
  servicesFee?: MinorUnits | undefined;
}

export interface PricingContext {
  levelOfService: LevelOfService;
  /** Postal code of the state that the cart ships to; undefined until an address is known. */
  state: string | undefined;
  /** ISO instant; needed only with promotions. */
  now?: string | undefined;
  /** Promotions for every cart, and the coupons entered by the shopper. */
  promotions?: readonly Promotion[] | undefined;
  tenders?: readonly Tender[] | undefined;
  fees?: FeeSchedule | undefined;
}

interface WorkingLine extends DiscountableLine {
  readonly given: PricingLine;
  readonly priceSource: PricedLine['priceSource'];
  readonly basePrice: MinorUnits;
}

const sum = <T>(rows: readonly T[], value: (row: T) => number): number =>
  rows.reduce((total, row) => total + value(row), 0);

/** Returns a line's delivery method; nothing for electronic delivery. */
function getDelivery({ isShipped, collectedIn }: PricingLine): Pick<DiscountableLine, 'delivery'> {
  if (isShipped) return { delivery: 'SHIP' };
  return collectedIn === undefined ? {} : { delivery: 'PICKUP' };
}

function workingLines(lines: readonly PricingLine[]): WorkingLine[] {
  const getUnits = new Map<string, number>();
  for (const { itemId, qty } of lines) getUnits.set(itemId, (getUnits.get(itemId) ?? 0) + qty);
  return lines.map((given) => {
    const { id, itemId, qty } = given;
    const { price, source, base } = unitPrice(given.prices, getUnits.get(itemId) ?? qty);
    return {
      given,
      id,
      itemId,
      qty,
      categoryIds: given.categoryIds ?? [],
      brand: given.brand ?? '',
      isMembership: given.isMembership,
      ...getDelivery(given),
      unitPrice: price,
      priceSource: source,
      basePrice: base,
      net: qty * price,
      adjustments: [],
      isClosed: false,
    };
  });
}

const SCOPES: readonly Promotion['scope'][] = ['ITEM', 'CART'];

const inOrder = (promotions: readonly Promotion[]): Promotion[] =>
  [...promotions].sort(
    (a, b) =>
      SCOPES.indexOf(a.scope) - SCOPES.indexOf(b.scope) || a.priority - b.priority || (a.id < b.id ? -1 : 1),
  );

/** Returns the levels of service of the shipped lines. @param level level for lines that have none of their own */
const getLevels = (lines: readonly WorkingLine[], level: LevelOfService): Set<LevelOfService> =>
  new Set(
    lines
      .filter(({ given }) => given.isShipped)
      .map(({ given }) => (given.isStandardOnly ? 'STANDARD' : (given.levelOfService ?? level))),
  );

/** Returns the levels of service if the cart's level applied to every shipped line that allows it. */
const getCommonLevels = (lines: readonly WorkingLine[], level: LevelOfService): Set<LevelOfService> =>
  new Set(
    lines
      .filter(({ given }) => given.isShipped)
      .map(({ given }) => (given.isStandardOnly ? 'STANDARD' : level)),
  );

function feeBasis(lines: readonly WorkingLine[], level: LevelOfService): FeeBasis {
  const shipped = lines.filter(({ given }) => given.isShipped);
  return {
    levels: getLevels(lines, level),
    shipped: sum(shipped, ({ net }) => net),
    shippedUnits: sum(shipped, ({ qty }) => qty),
    oversizedUnits: sum(shipped, ({ given, qty }) => (given.isOversized ? qty : 0)),
    goods: sum(lines, ({ net }) => net),
    units: sum(lines, ({ qty }) => qty),
    surcharge: sum(lines, ({ given, qty }) => (given.surchargePerUnit ?? 0) * qty),
    services: sum(lines, ({ given }) => given.servicesFee ?? 0),
  };
}

/**
 * Returns the state that taxes lines which are not picked up. A cart that ships nothing has no address, so its downloads are taxed at the
 * first store.
 */
function getState(lines: readonly WorkingLine[], { state }: PricingContext): string | undefined {
  if (state !== undefined || lines.some(({ given }) => given.isShipped)) return state;
  return lines
    .flatMap(({ given }) => given.collectedIn || [])
    .sort()
    .at(0);
}

/** Returns a cart's price without some of its promotions. */
function priceWithout(
  given: readonly PricingLine[],
  context: PricingContext,
): PricedCart['totals']['excludingCheckoutOnly'] {
  const { net, total, balance } = priceCart(given, context).totals;
  return { net, total, balance };
}

/**
 * Prices a cart: unit prices -> item promotions -> cart promotions and coupons, allocated to the lines -> fees -> tax by place -> tenders
 * -> balance. All money of a cart is computed here and nowhere else, for replies, checkout, orders, cancellations and refunds. Pure, and
 * independent of the order of the lines.
 */
export function priceCart(given: readonly PricingLine[], context: PricingContext): PricedCart {
  const { levelOfService, promotions = [], tenders = [], now = '', fees: schedule = DEFAULT_FEES } = context;
  const lines = workingLines(given);
  const subTotal = sum(lines, ({ net }) => net);

  const applied: AppliedPromotion[] = [];
  const rejected: RejectedPromotion[] = [];
  const isShipped = given.some((line) => line.isShipped);
  const discountable = lines.filter((line) => !line.given.isStoredValue);
  let hasFreeShipping = false;
  for (const promotion of inOrder(promotions)) {
    const { levels, shipped } = feeBasis(lines, levelOfService);
    const standard = new Set(levels.has('STANDARD') ? (['STANDARD'] as const) : []);
    const hasShippingFee = !hasFreeShipping && shipFee({ shipped }, standard, schedule) > 0;
    const outcome = applyPromotion(promotion, discountable, now, { isShipped, hasShippingFee });
    if ('rejected' in outcome) rejected.push(outcome.rejected);
    else {
      applied.push(outcome.applied);
      hasFreeShipping ||= outcome.applied.freeShipping;
    }
  }

  const basis = feeBasis(lines, levelOfService);
  const charged = fees(basis, schedule, hasFreeShipping);
  const state = getState(lines, context);
  const taxes = taxByLine(
    lines.map(({ id, net, given: { taxable, collectedIn } }) => ({
      id,
      net,
      taxable,
      // No items can be picked up from an unknown store.
      state: collectedIn === undefined ? state : collectedIn || undefined,
    })),
  );
  const tax = state === undefined ? undefined : sum([...taxes.values()], (amount) => amount);
  const net = basis.goods;
  const {
    shipFee: shipping,
    handlingFee,
    surchargeFee,
    servicesFee,
    dasFee,
    smallOrderFee,
    remainingForFreeShipping,
  } = charged;
  const preTaxTotal = net + shipping + handlingFee + surchargeFee + servicesFee + dasFee + smallOrderFee;
  const total = preTaxTotal + (tax ?? 0);
  const storedValueGoods = sum(
    lines.filter(({ given }) => given.isStoredValue),
    (line) => line.net + (state === undefined ? 0 : (taxes.get(line.id) ?? 0)),
  );
  const paid = applyTenders(total, tenders, storedValueGoods);
  const feeOf = (level: LevelOfService) =>
    shipFee(basis, getCommonLevels(lines, level), schedule, hasFreeShipping);
  const savings = (scope: Promotion['scope']) =>
    sum(applied, (promotion) => (promotion.scope === scope ? promotion.amount : 0));

  return {
    lines: lines.map((line) => ({
      id: line.id,
      unitPrice: line.unitPrice,
      priceSource: line.priceSource,
      basePrice: line.basePrice,
      subTotal: line.qty * line.unitPrice,
      adjustments: line.adjustments,
      net: line.net,
      surchargePerUnit: line.given.surchargePerUnit ?? 0,
      surcharge: (line.given.surchargePerUnit ?? 0) * line.qty,
      servicesFee: line.given.servicesFee ?? 0,
      tax: state === undefined ? 0 : (taxes.get(line.id) ?? 0),
    })),
    applied,
    rejected,
    tenders: paid.tenders,
    shipFees: {
      STANDARD: feeOf('STANDARD'),
      NDD: feeOf('NDD'),
      SDD: feeOf('SDD'),
    },
    totals: {
      lines: lines.length,
      units: basis.units,
      subTotal,
      itemSavings: savings('ITEM'),
      cartSavings: savings('CART'),
      membershipSavings: sum(applied, ({ isForMembers, amount }) => (isForMembers ? amount : 0)),
      subTotalAfterPriorityTwo:
        subTotal - sum(applied, ({ priority, amount }) => (priority <= 2 ? amount : 0)),
      excludingCheckoutOnly: applied.some(({ checkoutOnly }) => checkoutOnly)
        ? priceWithout(given, {
            ...context,
            promotions: promotions.filter(({ checkoutOnly }) => !checkoutOnly),
          })
        : { net, total, balance: paid.balance },
      net,
      shipFee: shipping,
      handlingFee,
      surchargeFee,
      servicesFee,
      dasFee,
      smallOrderFee,
      preTaxTotal,
      tax,
      total,
      balance: paid.balance,
      storedValueGoods,
      remainingForFreeShipping,
    },
  };
}
