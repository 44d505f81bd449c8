import type { HttpClient } from '@foolscap/core/http';
import type {
  InvoicePaymentBody,
  PayAuthTokenBody,
  PayAuthTokens,
  VendorPaymentBody,
  VendorPaymentReply,
} from '../contract/index.ts';

/** The calls for payments by a vendor or by invoice. Each rejects with HttpError. */
export interface VendorClient {
  /** Requests the tokens for opening a wallet. @param reload requests new tokens instead of those that the server may have stored */
  requestTokens(body: PayAuthTokenBody, reload: boolean): Promise<PayAuthTokens>;
  /** Sends a payment that the shopper has approved in a vendor's window. */
  pay(body: VendorPaymentBody, key: string): Promise<VendorPaymentReply>;
  /** Pays by an invoice to the shopper's organization. */
  payByInvoice(body: InvoicePaymentBody, key: string): Promise<void>;
}

export function createVendorClient(http: HttpClient): VendorClient {
  return {
    requestTokens: async (body, reload) =>
      (
        await http.send<PayAuthTokens>({
          method: 'POST',
          path: '/payment/gateway/staplesPayAuthToken',
          query: { type: body.vendorPayment.requestType, ...(reload ? { reload: 'true' } : {}) },
          body,
        })
      ).data,
    pay: async (body, idempotencyKey) =>
      (
        await http.send<VendorPaymentReply>({
          method: 'POST',
          path: '/checkout/default/vendorpayment',
          body,
          idempotencyKey,
        })
      ).data,
    payByInvoice: async (body, idempotencyKey) => {
      await http.send<object>({ method: 'POST', path: '/checkout/default/invoice', body, idempotencyKey });
    },
  };
}
