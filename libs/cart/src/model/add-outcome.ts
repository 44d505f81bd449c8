import type { AlertType } from '@foolscap/core/vocabulary';
import { ITEM_CODES } from './codes.ts';

/** The outcome of an add for one line. */
export type AddOutcome =
  | 'out-of-stock'
  | 'replacement'
  | 'partial-quantity'
  | 'limit-exceeded'
  | 'free-sample'
  | 'max-line-quantity'
  | 'price-unavailable'
  | 'blocked'
  | 'standalone-warranty'
  | 'child-quantity'
  | 'added';

/**
 * Outcomes by priority, highest first, with the codes that indicate them and their alert type (cart 4,
 * "Add-to-cart outcome priority"). Warranty plan, surcharge and rewards hints are added with the features that raise them.
 */
export const OUTCOMES_BY_PRIORITY: readonly {
  outcome: AddOutcome;
  codes: readonly string[];
  alert: AlertType;
}[] = [
  { outcome: 'out-of-stock', codes: [ITEM_CODES.outOfStock], alert: 'failure' },
  { outcome: 'replacement', codes: [ITEM_CODES.surchargeAlternate], alert: 'info' },
  {
    outcome: 'partial-quantity',
    codes: [ITEM_CODES.partialQuantity, ITEM_CODES.partialQuantityFixed],
    alert: 'warning',
  },
  {
    outcome: 'limit-exceeded',
    codes: [ITEM_CODES.exceededLimit, ITEM_CODES.quantityLimitExceeded, ITEM_CODES.quantityLimitItem],
    alert: 'warning',
  },
  { outcome: 'free-sample', codes: [ITEM_CODES.invalidFreeItem], alert: 'failure' },
  { outcome: 'max-line-quantity', codes: [ITEM_CODES.exceedsMaxLineQuantity], alert: 'warning' },
  { outcome: 'price-unavailable', codes: [ITEM_CODES.priceNotAvailable], alert: 'failure' },
  { outcome: 'blocked', codes: [ITEM_CODES.blocked, ITEM_CODES.offContract], alert: 'failure' },
  { outcome: 'standalone-warranty', codes: [ITEM_CODES.standaloneWarranty], alert: 'failure' },
  { outcome: 'child-quantity', codes: [ITEM_CODES.childQuantity], alert: 'warning' },
];

export interface LineOutcome {
  outcome: AddOutcome;
  /** Absent when the line was added without limits or errors. */
  alert?: AlertType;
}

/** Returns the outcome with the highest priority among the messages of a line. */
export function outcomeOf(messages: readonly { code: string }[]): LineOutcome {
  const codes = new Set(messages.map(({ code }) => code));
  const found = OUTCOMES_BY_PRIORITY.find((row) => row.codes.some((code) => codes.has(code)));
  return found ? { outcome: found.outcome, alert: found.alert } : { outcome: 'added' };
}
