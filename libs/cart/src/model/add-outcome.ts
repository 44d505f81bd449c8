import type { AlertType, Message } from '@foolscap/core/vocabulary';
import { SALE_CODES } from '@foolscap/pricing/model';
import { CART_CODES, ITEM_CODES } from './codes.ts';

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
  | 'plan-unavailable'
  | 'surcharge'
  | 'rewards-hint'
  | 'not-added'
  | 'added';

/** Codes of items that the sales rules do not allow a buyer to add. */
const SALE_REFUSALS: readonly string[] = [
  SALE_CODES.restricted,
  SALE_CODES.healthCareRestriction,
  SALE_CODES.alreadyPurchased,
  SALE_CODES.alreadyBeneficiary,
  SALE_CODES.membershipError,
  SALE_CODES.missingUser,
  SALE_CODES.missingRewardsId,
  SALE_CODES.missingWebUserId,
  // Before its street date, or no longer sold: retrying does not help.
  SALE_CODES.notAvailable,
  CART_CODES.itemNotPublished,
  ITEM_CODES.notConfigured,
];

/** Outcomes by priority, highest first, with the codes that indicate them and their alert types (cart-4.10). */
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
  { outcome: 'free-sample', codes: [SALE_CODES.invalidFreeItem], alert: 'failure' },
  { outcome: 'max-line-quantity', codes: [ITEM_CODES.exceedsMaxLineQuantity], alert: 'warning' },
  { outcome: 'price-unavailable', codes: [ITEM_CODES.priceNotAvailable], alert: 'failure' },
  {
    outcome: 'blocked',
    codes: [SALE_CODES.blocked, SALE_CODES.offContract, ...SALE_REFUSALS],
    alert: 'failure',
  },
  { outcome: 'standalone-warranty', codes: [ITEM_CODES.standaloneWarranty], alert: 'failure' },
  { outcome: 'child-quantity', codes: [ITEM_CODES.childQuantity], alert: 'warning' },
  { outcome: 'plan-unavailable', codes: [ITEM_CODES.planUnavailable], alert: 'failure' },
  { outcome: 'added', codes: [ITEM_CODES.orderMultiple], alert: 'warning' },
  { outcome: 'surcharge', codes: [ITEM_CODES.surchargeApplies], alert: 'info' },
  { outcome: 'rewards-hint', codes: [ITEM_CODES.rewardsHint], alert: 'info' },
  { outcome: 'not-added', codes: [ITEM_CODES.invalidStore], alert: 'failure' },
];

/** The part of a message that an outcome depends on. */
export type CodedMessage = Pick<Message, 'code'> & Partial<Pick<Message, 'type'>>;

export interface LineOutcome {
  outcome: AddOutcome;
  /** Absent if the line was added without limits or errors. */
  alert?: AlertType;
}

/** Returns the outcome with the highest priority among a line's messages. An error without a specific outcome is still a failure. */
export function getLineOutcome(messages: readonly CodedMessage[]): LineOutcome {
  const row = OUTCOMES_BY_PRIORITY.find(({ codes }) => messages.some(({ code }) => codes.includes(code)));
  const isError = messages.some(
    ({ code, type }) => type === 'ERROR' && (row === undefined || row.codes.includes(code)),
  );
  if (row) return { outcome: row.outcome, alert: isError ? 'failure' : row.alert };
  return isError ? { outcome: 'not-added', alert: 'failure' } : { outcome: 'added' };
}

/** Selects the line whose outcome has the highest priority; its outcome represents the whole add. */
export function leadingLine<T extends { messages: readonly CodedMessage[] }>(
  lines: readonly T[],
): T | undefined {
  const rank = (line: T) => {
    const { outcome } = getLineOutcome(line.messages);
    const index = OUTCOMES_BY_PRIORITY.findIndex((row) => row.outcome === outcome);
    return index < 0 ? OUTCOMES_BY_PRIORITY.length : index;
  };
  return lines.reduce<T | undefined>(
    (best, line) => (best && rank(best) <= rank(line) ? best : line),
    undefined,
  );
}
