import type { MinorUnits } from '@foolscap/core/money';
import type { LevelOfService } from '@foolscap/core/vocabulary';
import type { FeeSchedule } from '@foolscap/pricing/model';

/** The merchandise that fees depend on. */
export interface FeeBasis {
  /** Price of the shipped merchandise after discounts. */
  shipped: MinorUnits;
  shippedUnits: number;
  /** Levels of service of the shipped lines; each is a separate delivery. */
  levels: ReadonlySet<LevelOfService>;
  oversizedUnits: number;
  /** Price of all merchandise after discounts. */
  goods: MinorUnits;
  units: number;
  /** Sum of the items' surcharges. */
  surcharge: MinorUnits;
  /** Sum of the furniture service fees. */
  services: MinorUnits;
}

export interface Fees {
  shipFee: MinorUnits;
  handlingFee: MinorUnits;
  surchargeFee: MinorUnits;
  servicesFee: MinorUnits;
  dasFee: MinorUnits;
  smallOrderFee: MinorUnits;
  /** Merchandise total still needed for free standard delivery; 0 if it is free. */
  remainingForFreeShipping: MinorUnits;
}

/**
 * Returns the delivery fee for the given levels of service, each charged once. Standard delivery is free with a free shipping promotion,
 * and above a threshold toward which all shipped merchandise counts.
 */
export function shipFee(
  { shipped }: Pick<FeeBasis, 'shipped'>,
  levels: ReadonlySet<LevelOfService>,
  schedule: FeeSchedule,
  hasFreeShipping = false,
): MinorUnits {
  const isFree = hasFreeShipping || shipped >= schedule.freeShippingThreshold;
  const feeOf: Record<LevelOfService, MinorUnits> = {
    STANDARD: isFree ? 0 : schedule.standardShipFee,
    NDD: schedule.nextDayShipFee,
    SDD: schedule.sameDayShipFee,
  };
  return [...levels].reduce((sum, level) => sum + feeOf[level], 0);
}

/** Computes a cart's fees. Free shipping waives only the standard delivery fee. */
export function fees(basis: FeeBasis, schedule: FeeSchedule, hasFreeShipping: boolean): Fees {
  const { smallOrder, freeShippingThreshold, oversizedHandlingFee, areaFee = 0 } = schedule;
  const isWaived = hasFreeShipping && basis.levels.has('STANDARD');
  return {
    shipFee: shipFee(basis, basis.levels, schedule, hasFreeShipping),
    handlingFee: basis.oversizedUnits * oversizedHandlingFee,
    surchargeFee: basis.surcharge,
    servicesFee: basis.services,
    dasFee: basis.shippedUnits > 0 ? areaFee : 0,
    smallOrderFee: smallOrder && basis.units > 0 && basis.goods < smallOrder.below ? smallOrder.fee : 0,
    remainingForFreeShipping: isWaived ? 0 : Math.max(0, freeShippingThreshold - basis.shipped),
  };
}
