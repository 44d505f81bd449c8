import { useState } from 'react';
import type { ReactNode } from 'react';
import { Alert, Button, RadioGroup, Stack, useMessages } from '@foolscap/ui/components';
import type { SavedCard } from '../../contract/index.ts';
import { preferredCard, savedCardStatus } from '../../model/index.ts';
import { SavedCardSummary } from '../SavedCardSummary/SavedCardSummary.tsx';
import { CARD_CHOICE_MESSAGES } from './card-choice-messages.ts';

export interface SavedCardChoiceProps {
  /** The saved cards; at least one. */
  cards: readonly SavedCard[];
  /** Returns the time in milliseconds since 1970, for the expiration dates. */
  now: () => number;
  /** A payment is in flight: clicks are ignored, and the button shows progress. */
  busy?: boolean;
  /** Why paying with the chosen card failed. */
  error?: string | undefined;
  /** Increases with each outcome, so that a repeated error is announced again. */
  attempt?: number;
  /** Called with the id of the card to pay with. */
  onPay?: (id: string) => void;
  /** Slot for the form of a new card, shown when it is chosen. Without it a new card cannot be chosen. */
  newCard?: ReactNode;
}

const NEW = 'new';

/** The choice of a saved card at checkout, or of a new one. Expired cards are shown but cannot be selected (storefront-4.1). */
export function SavedCardChoice({
  cards,
  now,
  busy = false,
  error,
  attempt = 0,
  onPay,
  newCard,
}: SavedCardChoiceProps) {
  const { cardChoice: texts } = useMessages('payments', CARD_CHOICE_MESSAGES);
  const [chosen, setChosen] = useState<string>();
  const current = chosen ?? preferredCard(cards, now())?.id ?? NEW;
  return (
    <Stack gap={4}>
      {error && current !== NEW && (
        <Alert key={attempt} kind="failure" live="assertive" takesFocus>
          {error}
        </Alert>
      )}
      <RadioGroup
        name="saved-card"
        label={texts.payWith}
        variant="rows"
        value={current}
        onChange={setChosen}
        options={[
          ...cards.map((card) => ({
            value: card.id,
            label: <SavedCardSummary card={card} now={now} />,
            ...(savedCardStatus(card, now()) === 'expired' ? { disabled: true, hint: texts.expired } : {}),
          })),
          ...(newCard === undefined ? [] : [{ value: NEW, label: texts.newCard }]),
        ]}
      />
      {current === NEW ? (
        // If no new card can be chosen, all saved ones have expired.
        newCard
      ) : (
        <div>
          <Button
            variant="primary"
            busy={busy}
            onClick={() => {
              if (!busy) onPay?.(current);
            }}
          >
            {texts.use}
          </Button>
        </div>
      )}
    </Stack>
  );
}
