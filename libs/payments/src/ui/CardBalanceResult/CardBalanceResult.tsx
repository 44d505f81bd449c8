import { formatMoney, toMinorUnits } from '@foolscap/core/money';
import { Alert, useLocale, useMessages } from '@foolscap/ui/components';
import type { StoredValueType } from '../../model/index.ts';
import { storedValueName } from '../stored-value-names.ts';
import { CARD_NAME_MESSAGES } from '../card-name-messages.ts';
import { CARD_BALANCE_MESSAGES } from './card-balance-messages.ts';

export interface CardBalanceResultProps {
  /** Whether it is a gift or a prepaid card. */
  paymentType: StoredValueType;
  /** Last four digits of the number. */
  lastFourDigit: string;
  /** US dollars on the card. */
  balance: number;
}

/** The balance of a checked gift or prepaid card; takes focus when it appears. */
export function CardBalanceResult({ balance, ...card }: CardBalanceResultProps) {
  const { cardNames: names } = useMessages('payments', CARD_NAME_MESSAGES);
  const { cardBalance: texts } = useMessages('payments', CARD_BALANCE_MESSAGES);
  const locale = useLocale();
  return (
    <Alert kind="info" title={texts.balance(formatMoney(toMinorUnits(balance), locale))} takesFocus>
      {storedValueName(card, names)}
    </Alert>
  );
}
