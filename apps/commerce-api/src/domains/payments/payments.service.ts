import type { OrderableKind } from '@foolscap/cart/model';
import { randomUUID } from 'node:crypto';
import { toDecimal } from '@foolscap/core/money';
import type { BalanceBody, CardBalance, CardPaymentBody, OrderPayment } from '@foolscap/payments/contract';
import type { CardBrand } from '@foolscap/payments/model';
import type { KnownCaller } from '../../kernel/caller/caller.ts';
import { badRequest } from '../../kernel/http/api-error.ts';
import { findOutcome, type IdempotentRequest } from '../../kernel/http/idempotency.ts';
import { listTenders } from '../cart/index.ts';
import { checkedPurchaseOrder } from '../organizations/index.ts';
import type { CaptchaCaller, CaptchaGate } from './captcha/captcha-gate.ts';
import { takeNewCard, useSavedCard } from './chargeable-card.ts';
import type { PaymentContext } from './payment-gateway.ts';
import { checkPaymentId, editOrderCard, findOrderCard, hasCard } from './order-card.ts';
import { createStoredValueCalls, findUsable } from './stored-value.ts';
import { createTenderCommands, type TenderRequest } from './tender-commands.ts';

export interface PaymentData {
  orderPayment: OrderPayment;
}

export type PaymentsService = ReturnType<typeof createPaymentsService>;

/** The captcha section of each type of card. */
const SECTION_OF = { CREDIT_CARD: 'credit', GIFT_CARD: 'gift', PREPAID_CARD: 'prepaid' } as const;

export function createPaymentsService({
  database,
  gateway,
  now,
  captcha,
}: PaymentContext & { captcha: CaptchaGate }) {
  const { db } = database;
  const { checkCart, addTender, removePayment } = createTenderCommands({ database, now });
  const storedValue = createStoredValueCalls({ database, gateway, now });

  async function addCard(request: TenderRequest, body: CardPaymentBody): Promise<PaymentData> {
    const { caller, kind } = request;
    const cart = await checkCart(caller, kind, 'CARD');
    if (body.purchaseOrderNumber !== undefined) checkedPurchaseOrder(body.purchaseOrderNumber);
    const { id: replacedId, profileRefId } = body.cardPayment;
    const replaced =
      replacedId === undefined ? undefined : findOrderCard(await listTenders(db, cart.id), replacedId);
    const take = profileRefId === undefined ? takeNewCard : useSavedCard;
    const kept = replaced && !hasCard(body.cardPayment) ? replaced : undefined;
    const card = kept
      ? await editOrderCard({ database, now }, caller, kept, body)
      : await take({ database, gateway, now }, caller, body);
    const id = replaced?.id ?? randomUUID();
    const { brand, last_four: lastFourDigit, expiry_month: expiryMonth, expiry_year: expiryYear } = card;
    return addTender(
      request,
      {
        ...card,
        id,
        type: 'CARD',
        balance_minor: null,
        vendor: null,
        ...(kept ? { created_at: kept.created_at } : {}),
      },
      () => ({
        orderPayment: {
          id,
          paymentType: 'CREDIT_CARD',
          brand: brand as CardBrand,
          lastFourDigit,
          ...(expiryMonth ? { expiryMonth, expiryYear } : {}),
          addedToOrder: true,
        },
      }),
      { purchaseOrderNumber: body.purchaseOrderNumber, replaced },
    );
  }

  return {
    /**
     * Adds a credit, gift or prepaid card to the cart as a gateway token; its number is not kept. A credit card replaces the earlier tender
     * that pays the rest. With the `id` of the cart's credit card (storefront-3.34) it replaces only that card and keeps its id; without a
     * number, the card stays and takes the date or address of the request. A gift or prepaid card can be checked without applying it, and
     * applied by its `id` later (storefront-4.20).
     * @throws ApiError 400 for the first invalid field, 401 for guests who may not check out, 403 CAPTCHA_REQUIRED, 404 EMPTY_CART or
     * PAYMENT_NOT_FOUND
     */
    async saveCard(
      caller: KnownCaller,
      idempotency: IdempotentRequest | undefined,
      body: CardPaymentBody,
      { kind, address }: { kind?: OrderableKind | undefined; address: string },
    ): Promise<PaymentData> {
      // A repeated request gets its first reply, without calling the gateway again.
      const stored = idempotency && (await findOutcome(db, caller.session.id, idempotency, now()));
      if (stored) return stored.reply as PaymentData;
      const { cardPayment } = body;
      const { paymentType, profileRefId, id } = cardPayment;
      checkPaymentId(cardPayment);
      if (paymentType === 'PAYPAL')
        throw badRequest('INVALID_REQUEST', 'PayPal payments are not taken here.', 'cardPayment.paymentType');
      const request = { caller, idempotency, kind };
      const add = () => {
        if (paymentType === 'CREDIT_CARD') return addCard(request, body);
        return id === undefined
          ? storedValue.enter(request, paymentType, cardPayment)
          : storedValue.applyChecked(request, paymentType, id);
      };
      // A saved card, or one that is already on the cart, was entered before, so the attempt reveals nothing.
      if (profileRefId !== undefined || (id !== undefined && !hasCard(cardPayment))) return add();
      return captcha.attempt({ ...caller, address }, SECTION_OF[paymentType], body.captcha, add);
    },

    /**
     * Reads the balance of a gift or prepaid card from the gateway. Neither the cart nor the session changes.
     * @throws ApiError 400 GIFT_CARD_D33 for an unknown number or incorrect code, GIFT_CARD_D39 for a blocked card, 403 CAPTCHA_REQUIRED
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

    /** Removes a payment from the cart. @throws ApiError 404 for one that it does not have */
    removePayment: (
      caller: KnownCaller,
      idempotency: IdempotentRequest | undefined,
      id: string,
      kind?: OrderableKind,
    ): Promise<object> => removePayment({ caller, idempotency, kind }, id),
  };
}
