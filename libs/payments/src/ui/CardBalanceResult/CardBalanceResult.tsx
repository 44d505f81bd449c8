import { formatMoney, toMinorUnits } from '@foolscap/core/money';
import { Alert, useLocale } from '@foolscap/ui/components';
import type { StoredValueType } from '../../model/index.ts';
import { storedValueName } from '../stored-value-names.ts';

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
  const locale = useLocale();
  return (
    <Alert kind="info" title={`Balance: ${formatMoney(toMinorUnits(balance), locale)}`} takesFocus>
      {storedValueName(card)}
    </Alert>
  );
}
