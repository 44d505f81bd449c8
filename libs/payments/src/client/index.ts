import type { HttpClient } from '@foolscap/core/http';
import type { CardPaymentBody, OrderPayment } from '../contract/index.ts';

/** The payment calls. Each rejects with HttpError. */
export interface PaymentsClient {
  /** Hands a card to the gateway and puts it on the order. The number travels in this one request and nowhere else. */
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
