import type { AppliedStoredValue, StoredValueType } from '../model/index.ts';

/** Display names of the cards that spend a balance. */
export const STORED_VALUE_NAMES: Readonly<Record<StoredValueType, string>> = {
  GIFT_CARD: 'Gift card',
  PREPAID_CARD: 'Prepaid card',
};

/** Returns the name by which controls refer to an applied card. */
export const storedValueName = ({
  paymentType,
  lastFourDigit,
}: Pick<AppliedStoredValue, 'paymentType' | 'lastFourDigit'>): string =>
  `${STORED_VALUE_NAMES[paymentType]} ending in ${lastFourDigit}`;
