import type { HttpClient } from '@foolscap/core/http';
import type { CardPaymentBody, PaymentInfo, SavedCardBody } from '../contract/index.ts';

/** The calls of the saved cards of an account. Each resolves to all of them, and rejects with HttpError. */
export interface WalletClient {
  list(): Promise<PaymentInfo>;
  /** Sends a card to the gateway and saves it. The card number is only in this request. */
  save(body: CardPaymentBody, key: string): Promise<PaymentInfo>;
  edit(id: string, body: SavedCardBody, key: string): Promise<PaymentInfo>;
  remove(id: string, key: string): Promise<PaymentInfo>;
}

export function createWalletClient(http: HttpClient): WalletClient {
  const path = '/account/payments';
  const one = (id: string) => `${path}/${encodeURIComponent(id)}`;
  return {
    list: async () => (await http.send<PaymentInfo>({ method: 'GET', path })).data,
    save: async (body, idempotencyKey) =>
      (await http.send<PaymentInfo>({ method: 'POST', path, body, idempotencyKey })).data,
    edit: async (id, body, idempotencyKey) =>
      (
        await http.send<PaymentInfo>({
          method: 'POST',
          override: 'PUT',
          path: one(id),
          body,
          idempotencyKey,
        })
      ).data,
    remove: async (id, idempotencyKey) =>
      (
        await http.send<PaymentInfo>({
          method: 'POST',
          override: 'DELETE',
          path: one(id),
          body: {},
          idempotencyKey,
        })
      ).data,
  };
}
