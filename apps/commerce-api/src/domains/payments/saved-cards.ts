import { randomUUID } from 'node:crypto';
import type { PaymentInfo, SavedCard } from '@foolscap/payments/contract';
import { type CardBrand, PAYMENT_CODES, PAYMENT_MESSAGES, SAVED_CARD_LIMIT } from '@foolscap/payments/model';
import type { Db } from '../../kernel/database/database.ts';
import { ApiError, notFound } from '../../kernel/http/api-error.ts';
import { libraryText } from '../../kernel/translations/reply-text.ts';
import { lockAccount } from '../account/index.ts';
import {
  findSavedCard,
  insertSavedCard,
  listSavedCards,
  type NewSavedCard,
  type SavedCardRow,
  setDefaultCard,
  setMembershipCard,
  setQuickBuyCard,
  updateSavedCard,
} from './saved-cards.repository.ts';

/** A card to save to an account. */
export interface CardToSave extends Omit<NewSavedCard, 'id' | 'account_id'> {
  nickname?: string | undefined;
  isDefault?: boolean | undefined;
  isForMembership?: boolean | undefined;
}

/** Returns the error for a card that the account does not have, including another account's card. */
export const noSuchCard = () =>
  notFound(PAYMENT_CODES.notFound, libraryText(PAYMENT_MESSAGES.payment.PAYMENT_NOT_FOUND));

/**
 * Makes this the saved card that quick buy charges, replacing any other. The account must be locked.
 * @throws ApiError 404 PAYMENT_NOT_FOUND
 */
export async function chooseQuickBuyCard(trx: Db, accountId: string, id: string): Promise<void> {
  if (!(await findSavedCard(trx, accountId, id))) throw noSuchCard();
  await setQuickBuyCard(trx, accountId, id);
}

const isSame =
  (card: Pick<SavedCardRow, 'brand' | 'last_four' | 'expiry_month' | 'expiry_year'>) => (row: SavedCardRow) =>
    row.brand === card.brand &&
    row.last_four === card.last_four &&
    row.expiry_month === card.expiry_month &&
    row.expiry_year === card.expiry_year;

/**
 * Saves a card, in a transaction. A card that the account already has gets the new token and address. The first card becomes the default,
 * unless the request says otherwise.
 * @throws ApiError 409 SAVED_CARD_LIMIT_REACHED
 */
export async function saveCardTo(trx: Db, accountId: string, card: CardToSave): Promise<void> {
  await lockAccount(trx, accountId);
  const { nickname, isDefault, isForMembership, ...details } = card;
  const known = await listSavedCards(trx, accountId);
  const present = known.find(isSame(card));
  if (!present && known.length >= SAVED_CARD_LIMIT) throw limitReached();
  const id = present?.id ?? randomUUID();
  if (!present) await insertSavedCard(trx, { ...details, id, account_id: accountId });
  await updateSavedCard(trx, id, {
    ...(present ? { token: details.token, billing_address: details.billing_address } : {}),
    ...(nickname === undefined ? {} : { nickname: nickname.trim() }),
  });
  if (isDefault ?? known.length === 0) await setDefaultCard(trx, accountId, id);
  if (isForMembership) await setMembershipCard(trx, accountId, id);
  else if (isForMembership === false && present?.is_for_membership)
    await setMembershipCard(trx, accountId, undefined);
}

/** Checks that an edited card does not duplicate another one. The account must be locked. @throws ApiError 409 SAVED_CARD_EXISTS */
export async function checkIsUnique(trx: Db, edited: SavedCardRow): Promise<void> {
  const known = await listSavedCards(trx, edited.account_id);
  if (known.filter(({ id }) => id !== edited.id).some(isSame(edited)))
    throw new ApiError(
      409,
      PAYMENT_CODES.savedCardExists,
      libraryText(PAYMENT_MESSAGES.payment.SAVED_CARD_EXISTS),
    );
}

/** Checks that the account can save another card, before it is sent to the gateway. @throws ApiError 409 SAVED_CARD_LIMIT_REACHED */
export async function checkSavedCardLimit(
  db: Db,
  accountId: string,
  card: Omit<CardToSave, 'token'>,
): Promise<void> {
  const known = await listSavedCards(db, accountId);
  const isKnown = known.some(isSame(card));
  if (!isKnown && known.length >= SAVED_CARD_LIMIT) throw limitReached();
}

const limitReached = () =>
  new ApiError(
    409,
    PAYMENT_CODES.savedCardLimit,
    libraryText(PAYMENT_MESSAGES.payment.SAVED_CARD_LIMIT_REACHED),
  );

/** Builds the reply that lists the cards of an account (storefront-3.22). */
export async function readPaymentInfo(db: Db, accountId: string): Promise<PaymentInfo> {
  const rows = await listSavedCards(db, accountId);
  const used = rows.filter(({ last_used_at }) => last_used_at !== null);
  const latest = used.toSorted((a, b) => b.last_used_at!.getTime() - a.last_used_at!.getTime())[0];
  const byDefault = rows.find(({ is_default }) => is_default);
  const ofMembership = rows.find(({ is_for_membership }) => is_for_membership);
  const quickBuy = rows.find(({ is_quick_buy }) => is_quick_buy);
  return {
    userPayments: rows.map((row) => savedCardData(row, row === latest)),
    ...(byDefault ? { defaultPaymentId: byDefault.id } : {}),
    ...(latest ? { lastUsedPaymentId: latest.id } : {}),
    ...(ofMembership ? { membershipPaymentId: ofMembership.id } : {}),
    ...(quickBuy ? { quickBuyPaymentId: quickBuy.id } : {}),
    cardCount: rows.length,
  };
}

const savedCardData = (row: SavedCardRow, lastUsed: boolean): SavedCard => ({
  id: row.id,
  brand: row.brand as CardBrand,
  lastFourDigit: row.last_four,
  ...(row.expiry_month ? { expiryMonth: row.expiry_month, expiryYear: row.expiry_year } : {}),
  ...(row.nickname ? { userNotes: row.nickname } : {}),
  billingAddress: row.billing_address as SavedCard['billingAddress'],
  isDefault: row.is_default,
  membershipPayment: row.is_for_membership,
  lastUsed,
});
