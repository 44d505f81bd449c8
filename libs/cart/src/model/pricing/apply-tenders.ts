import type { MinorUnits } from '@foolscap/core/money';
import type { TenderType } from '@foolscap/core/vocabulary';

/** A means of payment that the shopper added to a cart. */
export interface Tender {
  id: string;
  type: TenderType;
  /** US cents that a gift or prepaid card or rewards can pay at most. Absent for tenders that can pay any amount. */
  balance?: MinorUnits | undefined;
}

export interface AppliedTender {
  id: string;
  type: TenderType;
  /** US cents; 0 for a tender that is not needed. */
  amount: MinorUnits;
}

/** Checks whether a tender is a gift or prepaid card. */
export const isStoredValueCard = ({ type }: Pick<Tender, 'type'>): boolean =>
  type === 'GIFT_CARD' || type === 'PREPAID_CARD';

/** Checks whether a tender pays only up to its balance: gift and prepaid cards, and rewards. */
export const isStoredValue = (tender: Pick<Tender, 'type'>): boolean =>
  isStoredValueCard(tender) || tender.type === 'REWARDS';

/**
 * Splits the total among tenders: first gift and prepaid cards and rewards in the order in which they were added, each up to its balance, so that the
 * last one needed keeps the remainder. The first other tender pays the rest.
 * @param storedValueGoods the part of the total for gift cards, which stored value cannot pay
 */
export function applyTenders(
  total: MinorUnits,
  tenders: readonly Tender[],
  storedValueGoods: MinorUnits = 0,
): { tenders: AppliedTender[]; balance: MinorUnits } {
  const amounts = new Map<string, MinorUnits>();
  let left = total;
  const pay = ({ id }: Tender, most: MinorUnits) => {
    const amount = Math.min(left, most);
    amounts.set(id, amount);
    left -= amount;
  };
  for (const tender of tenders)
    if (isStoredValue(tender))
      pay(tender, Math.min(tender.balance ?? 0, Math.max(0, left - storedValueGoods)));
  for (const tender of tenders) if (!isStoredValue(tender)) pay(tender, tender.balance ?? Infinity);
  return {
    tenders: tenders.map(({ id, type }) => ({ id, type, amount: amounts.get(id) ?? 0 })),
    balance: left,
  };
}
