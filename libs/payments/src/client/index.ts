import type { HttpClient } from '@foolscap/core/http';
import type { CardPaymentBody, OrderPayment } from '../contract/index.ts';

/** The payment calls. Each rejects with HttpError. */
export interface PaymentsClient {
  /** Sends a card to the gateway and adds it to the order. The card number is part of this one request and nothing else. */
  saveCard(body: CardPaymentBody, key: string): Promise<OrderPayment>;
}

export function createPaymentsClient(http: HttpClient): PaymentsClient {
  return {
    saveCard: async (body, idempotencyKey) =>
      (
        await http.send<{ orderPayment: OrderPayment }>({
          method: 'POST',
          path: '/checkout/default/payment',
          body,
          idempotencyKey,
        })
      ).data.orderPayment,
  };
}

export { createWalletClient, type WalletClient } from './wallet-client.ts';
