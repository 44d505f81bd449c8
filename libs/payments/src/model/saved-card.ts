import { expiryStatus, type ExpiryStatus } from '@foolscap/core/vocabulary';
import type { CardPaymentBody, SavedCard } from '../contract/index.ts';
import { NICKNAME_LENGTH } from './codes.ts';

/**
 * Returns whether a saved card is valid, expiring soon or expired (storefront-4.1, storefront-4.2). A store card without an expiration
 * date is valid.
 * @param now milliseconds since 1970
 */
export const savedCardStatus = ({ expiryMonth, expiryYear }: SavedCard, now: number): ExpiryStatus =>
  expiryMonth && expiryYear ? expiryStatus({ expiryMonth, expiryYear }, now) : 'valid';

/** Shortens a nickname to the characters that the account keeps (storefront-5.31). */
export const cardNickname = (text: string): string => text.trimStart().slice(0, NICKNAME_LENGTH);

/** Creates the request body that pays with a saved card (storefront-3.34). */
export const savedCardPaymentBody = (id: string): CardPaymentBody => ({
  cardPayment: {
    paymentType: 'CREDIT_CARD',
    source: 'USER_KEYED',
    currencyCode: 'USD',
    profileRefId: id,
  },
});

/** Returns the card to preselect: the default card, otherwise the last used one, otherwise the first; never an expired one. */
export function preferredCard(cards: readonly SavedCard[], now: number): SavedCard | undefined {
  const usable = cards.filter((card) => savedCardStatus(card, now) !== 'expired');
  return usable.find(({ isDefault }) => isDefault) ?? usable.find(({ lastUsed }) => lastUsed) ?? usable[0];
}
