import { randomUUID } from 'node:crypto';
import { CHECKOUT_CODES } from '@foolscap/checkout/model';
import type { CardPaymentBody, OrderPayment } from '@foolscap/payments/contract';
import { storedAddress } from '../../kernel/addresses/addresses.ts';
import type { KnownCaller } from '../../kernel/caller/caller.ts';
import { ApiError } from '../../kernel/http/api-error.ts';
import {
  findOutcome,
  type IdempotentRequest,
  leaseNameOf,
  stillRunning,
  storeOutcome,
} from '../../kernel/http/idempotency.ts';
import { holdSession, sessionChanged } from '../../kernel/sessions/hold-session.ts';
import { emptyCartError, findCart, isCartEmpty, lockCart } from '../cart/index.ts';
import { checkedPurchaseOrder, membershipOf, permittedAddress } from '../organizations/index.ts';
import { readCard } from './card-checks.ts';
import type { PaymentContext } from './card-gateway.ts';
import { saveCartPayment } from './cart-payments.repository.ts';

export interface CardPaymentData {
  orderPayment: OrderPayment;
}

export type PaymentsService = ReturnType<typeof createPaymentsService>;

export function createPaymentsService({ database: { db, leases }, gateway, now }: PaymentContext) {
  return {
    /** Hands a card to the gateway and puts what may be known of it on the cart. The number goes no further than this. */
    async saveCard(
      caller: KnownCaller,
      idempotency: IdempotentRequest | undefined,
      body: CardPaymentBody,
    ): Promise<CardPaymentData> {
      const card = readCard(body, now());
      if (caller.accountId === undefined && !caller.guestCheckoutAllowed) {
        throw new ApiError(401, CHECKOUT_CODES.signInRequired, 'Sign in to check out.');
      }
      const sessionId = caller.session.id;
      const release = idempotency ? await leases.tryAcquire(leaseNameOf(sessionId, idempotency)) : undefined;
      if (idempotency && !release) throw stillRunning();
      try {
        const stored = idempotency && (await findOutcome(db, sessionId, idempotency, now()));
        if (stored) return stored.reply as CardPaymentData;

        const owner = caller.owner(caller.session);
        const open = await findCart(db, owner);
        if (!open || (await isCartEmpty(db, open))) throw emptyCartError();
        const { brand, paymentType, contactInformation } = body.cardPayment;
        const member = await membershipOf(db, caller.accountId);
        const billingAddress = await permittedAddress(db, member, 'B', contactInformation.billingAddress);
        if (body.purchaseOrderNumber !== undefined) checkedPurchaseOrder(body.purchaseOrderNumber);
        const token = await gateway.tokenize(card);
        const id = randomUUID();
        const data: CardPaymentData = {
          orderPayment: {
            id,
            paymentType,
            brand,
            lastFourDigit: card.accountNumber.slice(-4),
            expiryMonth: card.expiryMonth,
            expiryYear: card.expiryYear,
            addedToOrder: true,
          },
        };
        await db.transaction().execute(async (trx) => {
          if (!(await holdSession(trx, caller.session))) throw sessionChanged();
          const cart = await lockCart(trx, owner);
          if (!cart) throw emptyCartError();
          await saveCartPayment(trx, {
            id,
            cart_id: cart.id,
            card_token: token,
            brand,
            last_four: data.orderPayment.lastFourDigit,
            expiry_month: card.expiryMonth,
            expiry_year: card.expiryYear,
            payment_type: paymentType,
            billing_address: storedAddress(billingAddress, 'B'),
          });
          if (body.purchaseOrderNumber !== undefined) {
            await trx
              .updateTable('carts')
              .set({ purchase_order_number: body.purchaseOrderNumber })
              .where('id', '=', cart.id)
              .execute();
          }
          const outcome = { status: 200, reply: data };
          if (idempotency && !(await storeOutcome(trx, sessionId, idempotency, outcome, now())))
            throw stillRunning();
        });
        return data;
      } finally {
        await release?.();
      }
    },
  };
}
