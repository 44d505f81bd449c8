import type { MinorUnits } from '@foolscap/core/money';
import type { LevelOfService } from '@foolscap/core/vocabulary';
import {
  applyPromotion,
  type AppliedPromotion,
  type DiscountableLine,
  type LineAdjustment,
  type RejectedPromotion,
} from './apply-promotions.ts';
import { applyTenders, type AppliedTender, type Tender } from './apply-tenders.ts';
import { DEFAULT_FEES, fees, shipFee, type FeeBasis, type FeeSchedule } from './fees.ts';
import type { Promotion } from './promotion.ts';
import { taxByLine } from './tax.ts';
import { unitPrice, type PriceSource, type UnitPrices } from './unit-price.ts';

/** A cart line as pricing needs it. Money is US cents. */
export interface PricingLine {
  /** Unique in the cart. */
  id: string;
  itemId: string;
  categoryIds?: readonly string[] | undefined;
  brand?: string | undefined;
  qty: number;
  prices: UnitPrices;
  /** A free item or sample costs nothing and takes part in no promotion. */
  isFree?: boolean | undefined;
  taxable: boolean;
  /** Whether a carrier delivers it: neither collected in a store nor delivered electronically. */
  isShipped: boolean;
  isOversized: boolean;
  /** For collected lines the state of the store, which taxes them; empty when the store is unknown. */
  collectedIn?: string | undefined;
  surchargePerUnit?: MinorUnits | undefined;
}

export interface PricingContext {
  levelOfService: LevelOfService;
  /** Postal code of the state that the cart ships to; undefined while no address is known. */
  state: string | undefined;
  /** ISO instant. Needed with promotions only. */
  now?: string | undefined;
  /** Promotions for every cart, and coupons that the shopper entered. */
  promotions?: readonly Promotion[] | undefined;
  tenders?: readonly Tender[] | undefined;
  fees?: FeeSchedule | undefined;
}

/** The price of one line, in US cents. */
export interface PricedLine {
  id: string;
  unitPrice: MinorUnits;
  priceSource: PriceSource | 'FREE';
  /** The price of one unit before any reduction. */
  basePrice: MinorUnits;
  /** `qty * unitPrice`. */
  subTotal: MinorUnits;
  /** Reductions in the order in which they were applied. */
  adjustments: readonly LineAdjustment[];
  /** The price after reductions. */
  net: MinorUnits;
  surcharge: MinorUnits;
  /** The line's part of the tax of its state. */
  tax: MinorUnits;
}

/** The totals of a cart in US cents (cart-3). */
export interface CartTotals {
  lines: number;
  units: number;
  /** Lines at their unit prices, before promotions. */
  subTotal: MinorUnits;
  /** Reductions by ITEM promotions. */
  itemSavings: MinorUnits;
  /** Reductions by CART promotions and coupons. */
  cartSavings: MinorUnits;
  /** The part of the savings that is applied at checkout only. */
  checkoutOnlySavings: MinorUnits;
  /** Lines after all reductions. */
  net: MinorUnits;
  shipFee: MinorUnits;
  handlingFee: MinorUnits;
  surchargeFee: MinorUnits;
  /** Delivery area surcharge. */
  dasFee: MinorUnits;
  smallOrderFee: MinorUnits;
  /** Goods and fees, without tax. */
  preTaxTotal: MinorUnits;
  /** Undefined while the place of delivery is unknown. */
  tax: MinorUnits | undefined;
  /** The price of the order, with as much tax as is known. */
  total: MinorUnits;
  /** The part of the total that no gift or prepaid card pays. */
  balance: MinorUnits;
  /** The price of goods that is missing until standard delivery is free; 0 when it is. */
  remainingForFreeShipping: MinorUnits;
}

export interface PricedCart {
  /** In the order of the given lines. */
  lines: readonly PricedLine[];
  totals: CartTotals;
  applied: readonly AppliedPromotion[];
  rejected: readonly RejectedPromotion[];
  tenders: readonly AppliedTender[];
  /** The fee of each level of service for the same goods. */
  shipFees: Readonly<Record<LevelOfService, MinorUnits>>;
}

interface WorkingLine extends DiscountableLine {
  readonly given: PricingLine;
  readonly priceSource: PricedLine['priceSource'];
  readonly basePrice: MinorUnits;
}

const sum = <T>(rows: readonly T[], value: (row: T) => number): number =>
  rows.reduce((total, row) => total + value(row), 0);

function workingLines(lines: readonly PricingLine[]): WorkingLine[] {
  const getUnits = new Map<string, number>();
  for (const { itemId, qty, isFree } of lines)
    if (!isFree) getUnits.set(itemId, (getUnits.get(itemId) ?? 0) + qty);
  return lines.map((given) => {
    const { id, itemId, qty, isFree } = given;
    const { price, source, base } = unitPrice(given.prices, getUnits.get(itemId) ?? qty);
    const paid = isFree ? 0 : price;
    return {
      given,
      id,
      itemId,
      qty,
      categoryIds: given.categoryIds ?? [],
      brand: given.brand ?? '',
      unitPrice: paid,
      priceSource: isFree ? 'FREE' : source,
      basePrice: base,
      net: qty * paid,
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

function feeBasis(lines: readonly WorkingLine[]): FeeBasis {
  const shipped = lines.filter(({ given }) => given.isShipped);
  return {
    shipped: sum(shipped, ({ net }) => net),
    shippedUnits: sum(shipped, ({ qty }) => qty),
    oversizedUnits: sum(shipped, ({ given, qty }) => (given.isOversized ? qty : 0)),
    goods: sum(lines, ({ net }) => net),
    units: sum(lines, ({ qty }) => qty),
    surcharge: sum(lines, ({ given, qty }) => (given.surchargePerUnit ?? 0) * qty),
  };
}

/** The state that taxes what is not collected. A cart that ships nothing has no address: its downloads are taxed at the first store. */
function getState(lines: readonly WorkingLine[], { state }: PricingContext): string | undefined {
  if (state !== undefined || lines.some(({ given }) => given.isShipped)) return state;
  return lines
    .flatMap(({ given }) => given.collectedIn || [])
    .sort()
    .at(0);
}

/**
 * Prices a cart: unit prices -> item promotions -> cart promotions and coupons, allocated to the lines -> fees -> tax by place -> tenders ->
 * balance. It is the only place where the money of a cart is computed: replies, checkout, orders, cancellations and refunds use it. Pure, and
 * independent of the order of the lines.
 */
export function priceCart(given: readonly PricingLine[], context: PricingContext): PricedCart {
  const { levelOfService, promotions = [], tenders = [], now = '', fees: schedule = DEFAULT_FEES } = context;
  const lines = workingLines(given);
  const subTotal = sum(lines, ({ net }) => net);

  const applied: AppliedPromotion[] = [];
  const rejected: RejectedPromotion[] = [];
  const discountable = lines.filter(({ priceSource }) => priceSource !== 'FREE');
  let hasFreeShipping = false;
  for (const promotion of inOrder(promotions)) {
    const hasFee =
      !hasFreeShipping && levelOfService === 'STANDARD' && shipFee(feeBasis(lines), 'STANDARD', schedule) > 0;
    const outcome = applyPromotion(promotion, discountable, now, hasFee);
    if ('rejected' in outcome) rejected.push(outcome.rejected);
    else {
      applied.push(outcome.applied);
      hasFreeShipping ||= outcome.applied.freeShipping;
    }
  }

  const basis = feeBasis(lines);
  const charged = fees(basis, levelOfService, schedule, hasFreeShipping);
  const state = getState(lines, context);
  const taxes = taxByLine(
    lines.map(({ id, net, given: { taxable, collectedIn } }) => ({
      id,
      net,
      taxable,
      // An unknown store hands nothing out.
      state: collectedIn === undefined ? state : collectedIn || undefined,
    })),
  );
  const tax = state === undefined ? undefined : sum([...taxes.values()], (amount) => amount);
  const net = basis.goods;
  const {
    shipFee: shipping,
    handlingFee,
    surchargeFee,
    dasFee,
    smallOrderFee,
    remainingForFreeShipping,
  } = charged;
  const preTaxTotal = net + shipping + handlingFee + surchargeFee + dasFee + smallOrderFee;
  const total = preTaxTotal + (tax ?? 0);
  const paid = applyTenders(total, tenders);
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
      surcharge: (line.given.surchargePerUnit ?? 0) * line.qty,
      tax: state === undefined ? 0 : (taxes.get(line.id) ?? 0),
    })),
    applied,
    rejected,
    tenders: paid.tenders,
    shipFees: {
      STANDARD: hasFreeShipping ? 0 : shipFee(basis, 'STANDARD', schedule),
      NDD: shipFee(basis, 'NDD', schedule),
      SDD: shipFee(basis, 'SDD', schedule),
    },
    totals: {
      lines: lines.length,
      units: basis.units,
      subTotal,
      itemSavings: savings('ITEM'),
      cartSavings: savings('CART'),
      checkoutOnlySavings: sum(applied, ({ checkoutOnly, amount }) => (checkoutOnly ? amount : 0)),
      net,
      shipFee: shipping,
      handlingFee,
      surchargeFee,
      dasFee,
      smallOrderFee,
      preTaxTotal,
      tax,
      total,
      balance: paid.balance,
      remainingForFreeShipping,
    },
  };
}
