import { randomUUID } from 'node:crypto';
import { CHECKOUT_CODES } from '@foolscap/checkout/model';
import type { CardPaymentBody, OrderPayment } from '@foolscap/payments/contract';
import { storedAddress } from '../../kernel/addresses/addresses.ts';
import type { KnownCaller } from '../../kernel/caller/caller.ts';
import { ApiError } from '../../kernel/http/api-error.ts';
import { findOutcome, type IdempotentRequest } from '../../kernel/http/idempotency.ts';
import {
  createCartCommands,
  emptyCartError,
  emptyDecision,
  findCart,
  isCartEmpty,
  updateCartRow,
} from '../cart/index.ts';
import { checkedPurchaseOrder, membershipOf, permittedAddress } from '../organizations/index.ts';
import { readCard } from './card-checks.ts';
import type { PaymentContext } from './card-gateway.ts';
import { saveCartPayment } from './cart-payments.repository.ts';

export interface CardPaymentData {
  orderPayment: OrderPayment;
}

export type PaymentsService = ReturnType<typeof createPaymentsService>;

export function createPaymentsService({ database, gateway, now }: PaymentContext) {
  const { db } = database;
  const { executeWithReply } = createCartCommands({ database, now });

  return {
    /**
     * Hands a card to the gateway and adds its token to the cart. The number is not kept.
     * @throws ApiError 400 for the first wrong field, 401 for guests who may not check out, 404 EMPTY_CART
     */
    async saveCard(
      caller: KnownCaller,
      idempotency: IdempotentRequest | undefined,
      body: CardPaymentBody,
    ): Promise<CardPaymentData> {
      const card = readCard(body, now());
      if (caller.accountId === undefined && !caller.guestCheckoutAllowed) {
        throw new ApiError(401, CHECKOUT_CODES.signInRequired, 'Sign in to check out.');
      }
      // A repeated request gets its first reply before the gateway is called again.
      const stored = idempotency && (await findOutcome(db, caller.session.id, idempotency, now()));
      if (stored) return stored.reply as CardPaymentData;

      const open = await findCart(db, caller.owner(caller.session));
      if (!open || (await isCartEmpty(db, open))) throw emptyCartError();
      const { brand, paymentType, contactInformation } = body.cardPayment;
      const member = await membershipOf(db, caller.accountId);
      const billingAddress = await permittedAddress(db, member, 'B', contactInformation.billingAddress);
      if (body.purchaseOrderNumber !== undefined) checkedPurchaseOrder(body.purchaseOrderNumber);
      const { expiryMonth, expiryYear } = card;
      const lastFourDigit = card.accountNumber.slice(-4);
      const cardToken = await gateway.tokenize(card);
      const id = randomUUID();

      return executeWithReply<CardPaymentData>(
        { caller, idempotency },
        {
          async apply(trx, cart) {
            if (await isCartEmpty(trx, cart)) throw emptyCartError();
            await saveCartPayment(trx, {
              id,
              cart_id: cart.id,
              card_token: cardToken,
              brand,
              last_four: lastFourDigit,
              expiry_month: expiryMonth,
              expiry_year: expiryYear,
              payment_type: paymentType,
              billing_address: storedAddress(billingAddress, 'B'),
            });
            const { purchaseOrderNumber } = body;
            if (purchaseOrderNumber !== undefined) await updateCartRow(trx, cart.id, { purchaseOrderNumber });
            return { ...emptyDecision(), changed: true };
          },
        },
        {
          orderPayment: {
            id,
            paymentType,
            brand,
            lastFourDigit,
            expiryMonth,
            expiryYear,
            addedToOrder: true,
          },
        },
      );
    },
  };
}
