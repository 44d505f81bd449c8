import { randomUUID } from 'node:crypto';
import { CHECKOUT_CODES } from '@foolscap/checkout/model';
import { toDecimal } from '@foolscap/core/money';
import type { BalanceBody, CardBalance, CardPaymentBody, OrderPayment } from '@foolscap/payments/contract';
import { type CardBrand, PAYMENT_CODES, STORED_VALUE_LIMIT } from '@foolscap/payments/model';
import type { KnownCaller } from '../../kernel/caller/caller.ts';
import type { Db } from '../../kernel/database/database.ts';
import { ApiError, badRequest, notFound } from '../../kernel/http/api-error.ts';
import { findOutcome, type IdempotentRequest } from '../../kernel/http/idempotency.ts';
import {
  type CartRow,
  type CartTenderRow,
  createCartCommands,
  decideTender,
  emptyCartError,
  emptyDecision,
  findCart,
  isCartEmpty,
  isStoredValue,
  listTenders,
  type NewTender,
  type OrderableKind,
} from '../cart/index.ts';
import { checkedPurchaseOrder, findMembership } from '../organizations/index.ts';
import { readStoredValue } from './card-checks.ts';
import { takeNewCard, useSavedCard } from './chargeable-card.ts';
import type { PaymentContext, StoredValueData } from './payment-gateway.ts';

export interface PaymentData {
  orderPayment: OrderPayment;
}

const unknownCardError = (field: string) =>
  badRequest(PAYMENT_CODES.storedValueUnknown, 'Please verify the card number and try again.', field);

const NO_CARD = { brand: '', last_four: '', expiry_month: '', expiry_year: '', billing_address: null };

export type PaymentsService = ReturnType<typeof createPaymentsService>;

export function createPaymentsService({ database, gateway, now }: PaymentContext) {
  const { db } = database;
  const { executeWithReply } = createCartCommands({ database, now });

  /** Checks what every tender needs, before the gateway is called. @throws ApiError 401, 404 EMPTY_CART */
  async function checkCart(caller: KnownCaller, kind?: OrderableKind): Promise<void> {
    if (caller.accountId === undefined && !caller.guestCheckoutAllowed)
      throw new ApiError(401, CHECKOUT_CODES.signInRequired, 'Sign in to check out.');
    const open = await findCart(db, caller.owner(caller.session), kind);
    if (!open || (await isCartEmpty(db, open))) throw emptyCartError();
  }

  /** @throws ApiError 404 EMPTY_CART: a cart without lines needs no tender */
  async function loadTenders(trx: Db, cart: CartRow): Promise<CartTenderRow[]> {
    if (await isCartEmpty(trx, cart)) throw emptyCartError();
    return listTenders(trx, cart.id);
  }

  const addTender = (
    caller: KnownCaller,
    idempotency: IdempotentRequest | undefined,
    tender: NewTender,
    orderPayment: OrderPayment,
    kind: OrderableKind | undefined,
    purchaseOrderNumber?: string,
  ) =>
    executeWithReply<readonly CartTenderRow[], PaymentData>(
      { caller, idempotency, kind },
      {
        load: loadTenders,
        apply(_cart, present) {
          const others = present.filter((each) => isStoredValue(each) && each.token !== tender.token);
          if (isStoredValue(tender) && others.length >= STORED_VALUE_LIMIT)
            throw new ApiError(
              400,
              PAYMENT_CODES.storedValueLimit,
              `You can use up to ${STORED_VALUE_LIMIT} gift and prepaid cards per order.`,
            );
          const entries = purchaseOrderNumber === undefined ? {} : { purchaseOrderNumber };
          return { ...emptyDecision(), entries, tenders: decideTender(tender, present), changed: true };
        },
      },
      { orderPayment },
    );

  async function addCard(
    caller: KnownCaller,
    idempotency: IdempotentRequest | undefined,
    body: CardPaymentBody,
    kind: OrderableKind | undefined,
  ): Promise<PaymentData> {
    await checkCart(caller, kind);
    if (body.purchaseOrderNumber !== undefined) checkedPurchaseOrder(body.purchaseOrderNumber);
    const take = body.cardPayment.profileRefId === undefined ? takeNewCard : useSavedCard;
    const card = await take({ database, gateway, now }, caller, body);
    const id = randomUUID();
    const { brand, last_four: lastFourDigit, expiry_month: expiryMonth, expiry_year: expiryYear } = card;
    return addTender(
      caller,
      idempotency,
      { ...card, id, type: 'CARD', balance_minor: null },
      {
        id,
        paymentType: 'CREDIT_CARD',
        brand: brand as CardBrand,
        lastFourDigit,
        ...(expiryMonth ? { expiryMonth, expiryYear } : {}),
        addedToOrder: true,
      },
      kind,
      body.purchaseOrderNumber,
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
    const found = await gateway.storedValue.find(card);
    if (!found) throw unknownCardError('cardPayment.accountNumber');
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
      caller,
      idempotency,
      { ...NO_CARD, id, type, token: found.token, last_four: lastFourDigit, balance_minor: found.balance },
      { id, paymentType: type, lastFourDigit, addedToOrder: true, balance: toDecimal(found.balance) },
      kind,
    );
  }

  return {
    /**
     * Adds a credit, gift or prepaid card to the cart, as a token of the gateway; its number is not kept. A credit card replaces the earlier
     * tender that pays the rest.
     * @throws ApiError 400 for the first wrong field, 401 for guests who may not check out, 404 EMPTY_CART
     */
    async saveCard(
      caller: KnownCaller,
      idempotency: IdempotentRequest | undefined,
      body: CardPaymentBody,
      kind?: OrderableKind,
    ): Promise<PaymentData> {
      // A repeated request gets its first reply before the gateway is called again.
      const stored = idempotency && (await findOutcome(db, caller.session.id, idempotency, now()));
      if (stored) return stored.reply as PaymentData;
      const { paymentType } = body.cardPayment;
      if (paymentType === 'CREDIT_CARD') return addCard(caller, idempotency, body, kind);
      if (paymentType === 'PAYPAL')
        throw badRequest('INVALID_REQUEST', 'PayPal payments are not taken here.', 'cardPayment.paymentType');
      return addStoredValue(caller, idempotency, paymentType, body, kind);
    },

    /**
     * Reads the balance of a gift or prepaid card from the gateway; neither the cart nor the session changes.
     * @throws ApiError 400 GIFT_CARD_D33 for an unknown number or a wrong code
     */
    async checkBalance({ paymentType, accountNumber, cvv }: BalanceBody): Promise<CardBalance> {
      const found = await gateway.storedValue.find({ type: paymentType, accountNumber, code: cvv });
      if (!found) throw unknownCardError('accountNumber');
      return { balance: toDecimal(found.balance), lastFourDigit: accountNumber.slice(-4) };
    },

    /**
     * Pays what other tenders leave by an invoice to the caller's organization.
     * @throws ApiError 403 for callers whose organization cannot pay by invoice, 404 EMPTY_CART
     */
    async payByInvoice(caller: KnownCaller, idempotency: IdempotentRequest | undefined): Promise<object> {
      await checkCart(caller);
      const member = await findMembership(db, caller.accountId);
      if (!member || member.organization.invoiceLimit === null)
        throw new ApiError(403, 'INVOICE_NOT_ALLOWED', 'Your organization can’t pay by invoice.');
      const { id: token, name } = member.organization;
      const id = randomUUID();
      const tender: NewTender = { ...NO_CARD, id, type: 'ACCOUNT', token, brand: name, balance_minor: null };
      return executeWithReply(
        { caller, idempotency },
        {
          load: loadTenders,
          apply: (_cart, present) => ({
            ...emptyDecision(),
            tenders: decideTender(tender, present),
            changed: true,
          }),
        },
        { tender: { id, type: tender.type } },
      );
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
            if (!present.some((tender) => tender.id === id))
              throw notFound('PAYMENT_NOT_FOUND', 'Your cart doesn’t have this payment method.');
            return { ...emptyDecision(), tenders: { removals: [id], adds: [] }, changed: true };
          },
        },
        {},
      );
    },
  };
}
