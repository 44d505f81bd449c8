import { formatMoney, toMinorUnits } from '@foolscap/core/money';
import { Alert, Button, Inline, Stack, useLocale, useMessages } from '@foolscap/ui/components';
import { isApplied } from '../../model/index.ts';
import type { AppliedStoredValue } from '../../model/index.ts';
import { storedValueName } from '../stored-value-names.ts';
import { CARD_NAME_MESSAGES } from '../card-name-messages.ts';
import { STORED_VALUE_LIST_MESSAGES } from './stored-value-list-messages.ts';
import styles from './StoredValueList.module.scss';

export interface StoredValueListProps {
  /** The gift and prepaid cards of the order, in the order in which they pay, and then those that are not applied. */
  cards: readonly AppliedStoredValue[];
  /** Id of the card that is being removed. */
  removing?: string | undefined;
  /** Id of the card that is being applied. */
  applying?: string | undefined;
  /** Why the last change failed. */
  error?: string | undefined;
  /** Increases with each outcome, so that a repeated error is announced again. */
  attempt?: number;
  /** Called with the id of the card to remove. */
  onRemove?: (id: string) => void;
  /** Called with a card that is not applied, to apply it. */
  onApply?: (card: AppliedStoredValue) => void;
}

/** Returns a card's texts: its name with what it pays, and its balance. A card that was only checked pays nothing. */
function describeCard(
  card: AppliedStoredValue,
  name: string,
  texts: typeof STORED_VALUE_LIST_MESSAGES.storedValueList,
  locale: ReturnType<typeof useLocale>,
) {
  const balance = card.balance === undefined ? undefined : (toMinorUnits(card.balance) ?? 0);
  if (!isApplied(card)) {
    return {
      title: name,
      detail: balance === 0 ? texts.empty : texts.notApplied(formatMoney(balance ?? 0, locale)),
    };
  }
  const applied = toMinorUnits(card.amountApplied) ?? 0;
  return {
    title: texts.pays(name, formatMoney(applied, locale)),
    detail: balance === undefined ? undefined : texts.left(formatMoney(balance - applied, locale)),
  };
}

/**
 * An order's gift and prepaid cards, with what each pays and has left, and those whose balance was only checked (storefront-4.20). Renders
 * nothing without cards.
 */
export function StoredValueList({
  cards,
  removing,
  applying,
  error,
  attempt = 0,
  onRemove,
  onApply,
}: StoredValueListProps) {
  const { cardNames: names } = useMessages('payments', CARD_NAME_MESSAGES);
  const { storedValueList: texts } = useMessages('payments', STORED_VALUE_LIST_MESSAGES);
  const locale = useLocale();
  return (
    <Stack gap={4}>
      {error && (
        <Alert key={attempt} kind="failure" live="assertive">
          {error}
        </Alert>
      )}
      {cards.length > 0 && (
        <ul className={styles.list} aria-label={texts.label}>
          {cards.map((card) => {
            const { id } = card;
            const name = storedValueName(card, names);
            const { title, detail } = describeCard(card, name, texts, locale);
            const isBusy = removing === id || applying === id;
            return (
              <li key={id} className={styles.entry} aria-busy={isBusy}>
                <div>
                  <p className={styles.name}>{title}</p>
                  {detail !== undefined && <p className={styles.left}>{detail}</p>}
                </div>
                <Inline gap={2}>
                  {!isApplied(card) && card.balance !== 0 && (
                    <Button
                      size="small"
                      busy={applying === id}
                      aria-label={texts.applyOf(name)}
                      onClick={() => {
                        if (!isBusy) onApply?.(card);
                      }}
                    >
                      {texts.apply}
                    </Button>
                  )}
                  <Button
                    size="small"
                    variant="quiet"
                    busy={removing === id}
                    aria-label={texts.removeOf(name)}
                    onClick={() => {
                      if (!isBusy) onRemove?.(id);
                    }}
                  >
                    {texts.remove}
                  </Button>
                </Inline>
              </li>
            );
          })}
        </ul>
      )}
    </Stack>
  );
}
