import type { MinorUnits } from '@foolscap/core/money';
import type { LevelOfService } from '@foolscap/core/vocabulary';
import type { FeeSchedule } from '@foolscap/pricing/model';

/** The goods that fees depend on. */
export interface FeeBasis {
  /** Price of the shipped goods after reductions. */
  shipped: MinorUnits;
  shippedUnits: number;
  /** The levels of service of the shipped lines; each is a delivery of its own. */
  levels: ReadonlySet<LevelOfService>;
  oversizedUnits: number;
  /** Price of all goods after reductions. */
  goods: MinorUnits;
  units: number;
  /** Surcharges of the items, added up. */
  surcharge: MinorUnits;
  /** Fees for furniture services, added up. */
  services: MinorUnits;
}

export interface Fees {
  shipFee: MinorUnits;
  handlingFee: MinorUnits;
  surchargeFee: MinorUnits;
  servicesFee: MinorUnits;
  dasFee: MinorUnits;
  smallOrderFee: MinorUnits;
  /** The price of goods that is missing until standard delivery is free; 0 when it is. */
  remainingForFreeShipping: MinorUnits;
}

/**
 * Returns the fee of delivering lines by some levels of service, each once. Standard delivery is free from the threshold on, which counts all shipped
 * goods, and with a promotion for free shipping.
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

/** Computes the fees of a cart. Free shipping waives the fee of standard delivery only. */
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
