import { expiryStatus } from '@foolscap/core/vocabulary';
import type { CardPaymentBody, PaymentInfo, SavedCardBody } from '@foolscap/payments/contract';
import { PAYMENT_CODES } from '@foolscap/payments/model';
import { checkAddress, storedAddress } from '../../kernel/addresses/addresses.ts';
import type { KnownCaller } from '../../kernel/caller/caller.ts';
import type { Db } from '../../kernel/database/database.ts';
import { badRequest } from '../../kernel/http/api-error.ts';
import { findOutcome, type IdempotentRequest, storeOutcome } from '../../kernel/http/idempotency.ts';
import { runOnce } from '../../kernel/http/run-once.ts';
import { lockAccount, turnQuickBuyOff } from '../account/index.ts';
import { findMembership, permittedAddress } from '../organizations/index.ts';
import type { CaptchaGate } from './captcha/captcha-gate.ts';
import { takeNewCard } from './chargeable-card.ts';
import type { PaymentContext } from './payment-gateway.ts';
import { checkIsUnique, noSuchCard, readPaymentInfo } from './saved-cards.ts';
import {
  deleteSavedCard,
  findSavedCard,
  listSavedCards,
  type SavedCardRow,
  setDefaultCard,
  setMembershipCard,
  updateSavedCard,
} from './saved-cards.repository.ts';

/** A signed-in caller. */
export type Member = KnownCaller & { accountId: string };

export type WalletService = ReturnType<typeof createWalletService>;

/** Creates the calls for an account's saved cards. Each returns all of them. */
export function createWalletService({ captcha, ...context }: PaymentContext & { captcha: CaptchaGate }) {
  const {
    database: { db },
    now,
  } = context;

  /** Changes a card while the account's cards are locked against other requests. @throws ApiError 404 */
  const change = (
    { session, accountId }: Member,
    idempotency: IdempotentRequest | undefined,
    id: string,
    apply: (trx: Db, card: SavedCardRow) => Promise<void>,
  ) =>
    runOnce(
      { db, now },
      session,
      idempotency,
      async (trx) => {
        const card = await findSavedCard(trx, accountId, id);
        if (!card) throw noSuchCard();
        await apply(trx, card);
        return readPaymentInfo(trx, accountId);
      },
      (trx) => lockAccount(trx, accountId),
    );

  /** Checks a card's new expiration date. @throws ApiError 400 PAYMENT_EXPIRED, or INVALID_REQUEST for an incomplete date */
  function checkExpiry({ expiryMonth, expiryYear }: SavedCardBody): void {
    if (expiryMonth === undefined && expiryYear === undefined) return;
    if (expiryMonth === undefined || expiryYear === undefined)
      throw badRequest('INVALID_REQUEST', 'Enter the month and the year.', 'expiryMonth');
    if (expiryStatus({ expiryMonth, expiryYear }, now().getTime()) === 'expired')
      throw badRequest(PAYMENT_CODES.expired, 'This date is in the past.', 'expiryMonth');
  }

  return {
    list: ({ accountId }: Member): Promise<PaymentInfo> => readPaymentInfo(db, accountId),

    /**
     * Sends a card to the gateway and saves it. A card that the account already has is updated.
     * @throws ApiError 400 for the first invalid field, 403 CAPTCHA_REQUIRED, 409 SAVED_CARD_LIMIT_REACHED
     */
    async add(
      caller: Member,
      idempotency: IdempotentRequest | undefined,
      { cardPayment, ...rest }: CardPaymentBody,
      address: string,
    ): Promise<PaymentInfo> {
      const { session, accountId } = caller;
      const stored = idempotency && (await findOutcome(db, session.id, idempotency, now()));
      if (stored) return stored.reply as PaymentInfo;
      if (cardPayment.paymentType !== 'CREDIT_CARD' || cardPayment.profileRefId !== undefined)
        throw badRequest('INVALID_REQUEST', 'Only credit cards are saved.', 'cardPayment.paymentType');
      if (cardPayment.id !== undefined)
        throw badRequest('INVALID_REQUEST', 'A saved card is changed at its own address.', 'cardPayment.id');
      if (rest.purchaseOrderNumber !== undefined)
        throw badRequest(
          'INVALID_REQUEST',
          'A saved card has no purchase order number.',
          'purchaseOrderNumber',
        );
      await captcha.attempt({ ...caller, address }, 'credit', rest.captcha, () =>
        takeNewCard(context, caller, { cardPayment: { ...cardPayment, profilePayment: true } }),
      );
      const reply = await readPaymentInfo(db, accountId);
      if (idempotency) await storeOutcome(db, session.id, idempotency, { status: 200, reply }, now());
      return reply;
    },

    /**
     * Changes a card's nickname, expiration date or billing address, or makes it the default or membership card. @throws ApiError 400, 404,
     * 409
     */
    async edit(
      caller: Member,
      idempotency: IdempotentRequest | undefined,
      id: string,
      body: SavedCardBody,
    ): Promise<PaymentInfo> {
      checkExpiry(body);
      const { userNotes, expiryMonth, expiryYear, billingAddress, defaultPayment, membershipPayment } = body;
      if (billingAddress) checkAddress(billingAddress, 'billingAddress', caller.country);
      const member = await findMembership(db, caller.accountId);
      const permitted = billingAddress && (await permittedAddress(db, member, 'B', billingAddress));
      return change(caller, idempotency, id, async (trx, card) => {
        const date = expiryMonth === undefined ? {} : { expiry_month: expiryMonth, expiry_year: expiryYear! };
        await checkIsUnique(trx, { ...card, ...date });
        await updateSavedCard(trx, id, {
          ...(userNotes === undefined ? {} : { nickname: userNotes.trim() }),
          ...date,
          ...(permitted ? { billing_address: storedAddress(permitted, 'B') } : {}),
        });
        if (defaultPayment) await setDefaultCard(trx, caller.accountId, id);
        else if (defaultPayment === false && card.is_default)
          await setDefaultCard(trx, caller.accountId, undefined);
        if (membershipPayment) await setMembershipCard(trx, caller.accountId, id);
        else if (membershipPayment === false && card.is_for_membership)
          await setMembershipCard(trx, caller.accountId, undefined);
      });
    },

    /**
     * Removes a card. A removed default card is replaced by the most recently used or added one. Quick buy is turned off if it charges the
     * card.
     * @throws ApiError 404
     */
    remove: (caller: Member, idempotency: IdempotentRequest | undefined, id: string): Promise<PaymentInfo> =>
      change(caller, idempotency, id, async (trx, card) => {
        if (card.is_quick_buy) await turnQuickBuyOff(trx, caller.accountId, 'CARD_REMOVED');
        await deleteSavedCard(trx, id);
        if (!card.is_default) return;
        const [next] = await listSavedCards(trx, caller.accountId);
        await setDefaultCard(trx, caller.accountId, next?.id);
      }),
  };
}
