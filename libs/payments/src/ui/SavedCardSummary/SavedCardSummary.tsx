import { Badge, Inline } from '@foolscap/ui/components';
import type { SavedCard } from '../../contract/index.ts';
import { savedCardStatus } from '../../model/index.ts';
import { BRAND_NAMES } from '../brand-names.ts';
import { PaymentMark } from '../PaymentMark/PaymentMark.tsx';
import styles from './SavedCardSummary.module.scss';

export interface SavedCardSummaryProps {
  /** The saved card. */
  card: SavedCard;
  /** Returns the time in milliseconds since 1970, for the expiration date. */
  now: () => number;
}

/** Returns the name by which controls refer to a card: its nickname, or its brand and last four digits. */
export const savedCardName = ({ brand, lastFourDigit, userNotes }: SavedCard): string =>
  userNotes ?? `${BRAND_NAMES[brand]} ending in ${lastFourDigit}`;

/** A saved card in two lines: brand mark, nickname, last four digits, expiration date, and its badges. */
export function SavedCardSummary({ card, now }: SavedCardSummaryProps) {
  const { brand, lastFourDigit, expiryMonth, expiryYear, userNotes, isDefault, membershipPayment, lastUsed } =
    card;
  const status = savedCardStatus(card, now());
  const number = `${BRAND_NAMES[brand]} ending in ${lastFourDigit}`;
  const date = expiryMonth && expiryYear ? `${expiryMonth}/${expiryYear.slice(2)}` : undefined;
  return (
    <span className={styles.summary}>
      <PaymentMark payment={brand} />
      <span className={styles.text}>
        <span className={styles.name}>{userNotes ?? number}</span>
        <span className={styles.detail}>
          {userNotes !== undefined && <span>{number}</span>}
          {date && <span>{status === 'expired' ? `Expired ${date}` : `Expires ${date}`}</span>}
        </span>
        {(isDefault || membershipPayment || lastUsed || status !== 'valid') && (
          <Inline as="span" gap={2}>
            {status === 'expired' && <Badge tone="error">Expired</Badge>}
            {status === 'expiring-soon' && <Badge tone="warning">Expires soon</Badge>}
            {isDefault && <Badge tone="info">Default</Badge>}
            {membershipPayment && <Badge tone="info">Membership</Badge>}
            {lastUsed && <Badge>Last used</Badge>}
          </Inline>
        )}
      </span>
    </span>
  );
}
