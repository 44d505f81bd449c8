import { Badge, Inline, useMessages } from '@foolscap/ui/components';
import type { SavedCard } from '../../contract/index.ts';
import { savedCardStatus } from '../../model/index.ts';
import { PaymentMark } from '../PaymentMark/PaymentMark.tsx';
import { CARD_NAME_MESSAGES } from '../card-name-messages.ts';
import type { CardNames } from '../card-name-messages.ts';
import { SAVED_CARD_MESSAGES } from './saved-card-messages.ts';
import styles from './SavedCardSummary.module.scss';

export interface SavedCardSummaryProps {
  /** The saved card. */
  card: SavedCard;
  /** Returns the time in milliseconds since 1970, for the expiration date. */
  now: () => number;
}

/** Returns the name by which controls refer to a card: its nickname, or its brand and last four digits. */
export const savedCardName = ({ brand, lastFourDigit, userNotes }: SavedCard, names: CardNames): string =>
  userNotes ?? names.endingIn(names[brand], lastFourDigit);

/** A saved card in two lines: brand mark, nickname, last four digits, expiration date, and its badges. */
export function SavedCardSummary({ card, now }: SavedCardSummaryProps) {
  const { cardNames: names } = useMessages('payments', CARD_NAME_MESSAGES);
  const { savedCard: texts } = useMessages('payments', SAVED_CARD_MESSAGES);
  const { brand, lastFourDigit, expiryMonth, expiryYear, userNotes, isDefault, membershipPayment, lastUsed } =
    card;
  const status = savedCardStatus(card, now());
  const number = names.endingIn(names[brand], lastFourDigit);
  const date = expiryMonth && expiryYear ? `${expiryMonth}/${expiryYear.slice(2)}` : undefined;
  return (
    <span className={styles.summary}>
      <PaymentMark payment={brand} />
      <span className={styles.text}>
        <span className={styles.name}>{userNotes ?? number}</span>
        <span className={styles.detail}>
          {userNotes !== undefined && <span>{number}</span>}
          {date && <span>{status === 'expired' ? texts.expiredOn(date) : texts.expires(date)}</span>}
        </span>
        {(isDefault || membershipPayment || lastUsed || status !== 'valid') && (
          <Inline as="span" gap={2}>
            {status === 'expired' && <Badge tone="error">{texts.expired}</Badge>}
            {status === 'expiring-soon' && <Badge tone="warning">{texts.expiresSoon}</Badge>}
            {isDefault && <Badge tone="info">{texts.isDefault}</Badge>}
            {membershipPayment && <Badge tone="info">{texts.membership}</Badge>}
            {lastUsed && <Badge>{texts.lastUsed}</Badge>}
          </Inline>
        )}
      </span>
    </span>
  );
}
