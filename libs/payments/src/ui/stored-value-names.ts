import type { AppliedStoredValue } from '../model/index.ts';
import type { CardNames } from './card-name-messages.ts';

/** Returns the name by which controls refer to an applied card. */
export const storedValueName = (
  { paymentType, lastFourDigit }: Pick<AppliedStoredValue, 'paymentType' | 'lastFourDigit'>,
  names: CardNames,
): string => names.endingIn(names[paymentType], lastFourDigit);
