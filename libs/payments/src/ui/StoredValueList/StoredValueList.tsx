import { formatMoney, toMinorUnits } from '@foolscap/core/money';
import { Alert, Button, Stack, useLocale } from '@foolscap/ui/components';
import type { AppliedStoredValue } from '../../model/index.ts';
import { storedValueName } from '../stored-value-names.ts';
import styles from './StoredValueList.module.scss';

export interface StoredValueListProps {
  /** The gift and prepaid cards of the order, in the order in which they pay. */
  cards: readonly AppliedStoredValue[];
  /** Id of the card that is being removed. */
  removing?: string | undefined;
  /** Why the last removal failed. */
  error?: string | undefined;
  /** Increases with each outcome, so that a repeated error is announced again. */
  attempt?: number;
  /** Called with the id of the card to remove. */
  onRemove?: (id: string) => void;
}

/** The gift and prepaid cards of an order, with what each pays and what is left on it. Without cards it shows nothing. */
export function StoredValueList({ cards, removing, error, attempt = 0, onRemove }: StoredValueListProps) {
  const locale = useLocale();
  return (
    <Stack gap={4}>
      {error && (
        <Alert key={attempt} kind="failure" live="assertive">
          {error}
        </Alert>
      )}
      {cards.length > 0 && (
        <ul className={styles.list} aria-label="Gift and prepaid cards">
          {cards.map((card) => {
            const { id, balance } = card;
            const applied = toMinorUnits(card.amountApplied) ?? 0;
            const left = balance === undefined ? undefined : (toMinorUnits(balance) ?? 0) - applied;
            return (
              <li key={id} className={styles.entry} aria-busy={removing === id}>
                <div>
                  <p className={styles.name}>
                    {storedValueName(card)}: {formatMoney(applied, locale)}
                  </p>
                  {left !== undefined && (
                    <p className={styles.left}>{formatMoney(left, locale)} left on the card</p>
                  )}
                </div>
                <Button
                  size="small"
                  variant="quiet"
                  busy={removing === id}
                  aria-label={`Remove ${storedValueName(card)}`}
                  onClick={() => {
                    if (removing !== id) onRemove?.(id);
                  }}
                >
                  Remove
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </Stack>
  );
}
