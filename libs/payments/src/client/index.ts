import type { HttpClient } from '@foolscap/core/http';
import type { Address } from '@foolscap/core/vocabulary';
import type {
  BalanceBody,
  CardBalance,
  CardPaymentBody,
  OrderPayment,
  SavedBillingAddress,
} from '../contract/index.ts';

/** The payment calls. Each rejects with HttpError. */
export interface PaymentsClient {
  /** Sends a card to the gateway and adds it to the order. The card number is only in this request. */
  saveCard(body: CardPaymentBody, key: string): Promise<OrderPayment>;
  /** Removes a payment from the order. */
  removePayment(id: string, key: string): Promise<void>;
  /** Changes the billing address of the order's card or wallet, for this order only. */
  setBillingAddress(id: string, billingAddress: Address, key: string): Promise<SavedBillingAddress>;
  /** Reads the balance of a gift or prepaid card. The card number is only in this request. */
  checkBalance(body: BalanceBody): Promise<CardBalance>;
}

export function createPaymentsClient(http: HttpClient): PaymentsClient {
  const path = '/checkout/default/payment';
  return {
    saveCard: async (body, idempotencyKey) =>
      (
        await http.send<{ orderPayment: OrderPayment }>({
          method: 'POST',
          path,
          body,
          idempotencyKey,
        })
      ).data.orderPayment,
    removePayment: async (id, idempotencyKey) => {
      await http.send<object>({
        method: 'POST',
        override: 'DELETE',
        path: `${path}/${encodeURIComponent(id)}`,
        body: {},
        idempotencyKey,
      });
    },
    setBillingAddress: async (id, billingAddress, idempotencyKey) =>
      (
        await http.send<SavedBillingAddress>({
          method: 'POST',
          override: 'PUT',
          path: `${path}/${encodeURIComponent(id)}/billingaddress`,
          body: { billingAddress },
          idempotencyKey,
        })
      ).data,
    checkBalance: async (body) =>
      (await http.send<CardBalance>({ method: 'POST', path: '/payment/balance', body })).data,
  };
}

export { createCaptchaClient, type CaptchaClient } from './captcha-client.ts';
export { createRewardsPaymentClient, type RewardsPaymentClient } from './rewards-payment-client.ts';
export { createVendorClient, type VendorClient } from './vendor-client.ts';
export { createWalletClient, type WalletClient } from './wallet-client.ts';
