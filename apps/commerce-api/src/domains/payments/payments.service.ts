import { randomUUID } from 'node:crypto';
import { toDecimal } from '@foolscap/core/money';
import type { BalanceBody, CardBalance, CardPaymentBody, OrderPayment } from '@foolscap/payments/contract';
import { type CardBrand, PAYMENT_CODES, PAYMENT_MESSAGES } from '@foolscap/payments/model';
import type { KnownCaller } from '../../kernel/caller/caller.ts';
import { badRequest } from '../../kernel/http/api-error.ts';
import { findOutcome, type IdempotentRequest } from '../../kernel/http/idempotency.ts';
import { emptyDecision, findCart, listTenders, type OrderableKind } from '../cart/index.ts';
import { checkedPurchaseOrder } from '../organizations/index.ts';
import type { CaptchaCaller, CaptchaGate } from './captcha/captcha-gate.ts';
import { readStoredValue } from './card-checks.ts';
import { takeNewCard, useSavedCard } from './chargeable-card.ts';
import type { PaymentContext, PaymentGateway, StoredValueData } from './payment-gateway.ts';
import { checkPaymentId, editOrderCard, findOrderCard, hasCard } from './order-card.ts';
import { createTenderCommands, NO_CARD, noSuchTender } from './tender-commands.ts';

export interface PaymentData {
  orderPayment: OrderPayment;
}

const unknownCardError = (field: string) =>
  badRequest(PAYMENT_CODES.storedValueUnknown, 'Please verify the card number and try again.', field);

export type PaymentsService = ReturnType<typeof createPaymentsService>;

/** The captcha section of each type of card. */
const SECTION_OF = { CREDIT_CARD: 'credit', GIFT_CARD: 'gift', PREPAID_CARD: 'prepaid' } as const;

/** Finds a gift or prepaid card that can be used. @throws ApiError 400 GIFT_CARD_D33 or GIFT_CARD_D39 */
async function findUsable({ storedValue }: PaymentGateway, card: StoredValueData, field: string) {
  const found = await storedValue.find(card);
  if (!found) throw unknownCardError(field);
  if (found.isBlocked)
    throw badRequest(
      PAYMENT_CODES.storedValueBlocked,
      PAYMENT_MESSAGES.payment[PAYMENT_CODES.storedValueBlocked],
      field,
    );
  return found;
}

export function createPaymentsService({
  database,
  gateway,
  now,
  captcha,
}: PaymentContext & { captcha: CaptchaGate }) {
  const { db } = database;
  const { checkCart, addTender, executeWithReply } = createTenderCommands({ database, now });

  async function addCard(
    caller: KnownCaller,
    idempotency: IdempotentRequest | undefined,
    body: CardPaymentBody,
    kind: OrderableKind | undefined,
  ): Promise<PaymentData> {
    const cart = await checkCart(caller, kind);
    if (body.purchaseOrderNumber !== undefined) checkedPurchaseOrder(body.purchaseOrderNumber);
    const { id: replacedId, profileRefId } = body.cardPayment;
    const replaced =
      replacedId === undefined ? undefined : findOrderCard(await listTenders(db, cart.id), replacedId);
    const take = profileRefId === undefined ? takeNewCard : useSavedCard;
    const card =
      replaced && !hasCard(body.cardPayment)
        ? await editOrderCard({ database, now }, caller, replaced, body)
        : await take({ database, gateway, now }, caller, body);
    const id = replaced?.id ?? randomUUID();
    const { brand, last_four: lastFourDigit, expiry_month: expiryMonth, expiry_year: expiryYear } = card;
    return addTender(
      { caller, idempotency, kind },
      { ...card, id, type: 'CARD', balance_minor: null, vendor: null },
      {
        orderPayment: {
          id,
          paymentType: 'CREDIT_CARD',
          brand: brand as CardBrand,
          lastFourDigit,
          ...(expiryMonth ? { expiryMonth, expiryYear } : {}),
          addedToOrder: true,
        },
      },
      { purchaseOrderNumber: body.purchaseOrderNumber, replaced },
    );
  }

  async function addStoredValue(
    caller: KnownCaller,
    idempotency: IdempotentRequest | undefined,
    type: StoredValueData['type'],
    body: CardPaymentBody,
    kind: OrderableKind | undefined,
  ): Promise<PaymentData> {
    const card = readStoredValue(type, body.cardPayment);
    await checkCart(caller, kind);
    const found = await findUsable(gateway, card, 'cardPayment.accountNumber');
    if (found.balance <= 0)
      throw badRequest(
        PAYMENT_CODES.storedValueEmpty,
        'This card has no balance left.',
        'cardPayment.accountNumber',
      );
    const lastFourDigit = card.accountNumber.slice(-4);
    const cart = await findCart(db, caller.owner(caller.session), kind);
    // A card that is on the cart already keeps its id.
    const present = cart && (await listTenders(db, cart.id)).find(({ token }) => token === found.token);
    const id = present?.id ?? randomUUID();
    return addTender(
      { caller, idempotency, kind },
      { ...NO_CARD, id, type, token: found.token, last_four: lastFourDigit, balance_minor: found.balance },
      {
        orderPayment: {
          id,
          paymentType: type,
          lastFourDigit,
          addedToOrder: true,
          balance: toDecimal(found.balance),
        },
      },
    );
  }

  return {
    /**
     * Adds a credit, gift or prepaid card to the cart, as a token of the gateway; its number is not kept. A credit card replaces the earlier
     * tender that pays the rest. With the `id` of the cart's credit card (storefront-3.34) it replaces that card only, whose id it keeps; without a
     * number, the card stays and gets the date or address of the request.
     * @throws ApiError 400 for the first wrong field, 401 for guests who may not check out, 403 CAPTCHA_REQUIRED, 404 EMPTY_CART or PAYMENT_NOT_FOUND
     */
    async saveCard(
      caller: KnownCaller,
      idempotency: IdempotentRequest | undefined,
      body: CardPaymentBody,
      { kind, address }: { kind?: OrderableKind | undefined; address: string },
    ): Promise<PaymentData> {
      // A repeated request gets its first reply before the gateway is called again.
      const stored = idempotency && (await findOutcome(db, caller.session.id, idempotency, now()));
      if (stored) return stored.reply as PaymentData;
      const { paymentType, profileRefId, id } = body.cardPayment;
      checkPaymentId(body.cardPayment);
      if (paymentType === 'PAYPAL')
        throw badRequest('INVALID_REQUEST', 'PayPal payments are not taken here.', 'cardPayment.paymentType');
      const add = () =>
        paymentType === 'CREDIT_CARD'
          ? addCard(caller, idempotency, body, kind)
          : addStoredValue(caller, idempotency, paymentType, body, kind);
      // A saved card, and that of the order, was entered before: it reveals nothing.
      if (profileRefId !== undefined || (id !== undefined && !hasCard(body.cardPayment))) return add();
      return captcha.attempt({ ...caller, address }, SECTION_OF[paymentType], body.captcha, add);
    },

    /**
     * Reads the balance of a gift or prepaid card from the gateway; neither the cart nor the session changes.
     * @throws ApiError 400 GIFT_CARD_D33 for an unknown number or a wrong code, GIFT_CARD_D39 for a blocked card, 403 CAPTCHA_REQUIRED
     */
    async checkBalance(
      caller: CaptchaCaller,
      { paymentType, accountNumber, cvv, captcha: answer }: BalanceBody,
    ): Promise<CardBalance> {
      const card = { type: paymentType, accountNumber, code: cvv };
      const { balance } = await captcha.attempt(caller, SECTION_OF[paymentType], answer, () =>
        findUsable(gateway, card, 'accountNumber'),
      );
      return { balance: toDecimal(balance), lastFourDigit: accountNumber.slice(-4) };
    },

    /** Removes a tender from the cart. @throws ApiError 404 for one that it does not have */
    async removePayment(
      caller: KnownCaller,
      idempotency: IdempotentRequest | undefined,
      id: string,
      kind?: OrderableKind,
    ): Promise<object> {
      return executeWithReply(
        { caller, idempotency, kind },
        {
          load: (trx, cart) => listTenders(trx, cart.id),
          apply(_cart, present) {
            if (!present.some((tender) => tender.id === id)) throw noSuchTender();
            return { ...emptyDecision(), tenders: { removals: [id], adds: [] }, changed: true };
          },
        },
        {},
      );
    },
  };
}
