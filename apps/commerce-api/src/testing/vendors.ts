import type { VendorPaymentType } from '@foolscap/core/vocabulary';
import { createApproval } from '../domains/payments/sandbox-wallets.ts';
import { ADDRESS } from './carts.ts';
import type { Shopper, TestReply, TestShop } from './test-shop.ts';

/** The settings of a shop whose vendors have windows. */
export const GATEWAY_ENV = { PAYMENT_GATEWAY_URL: 'https://pay.test' };

/** Approves a payment in the sandbox's window. Returns the nonce. */
export const approve = (
  { database, clock }: Pick<TestShop, 'database' | 'clock'>,
  vendor: VendorPaymentType = 'PAYPAL',
  accountName = 'ada@example.com',
): Promise<string> => createApproval(database.db, { vendor, accountName }, clock.now);

const MARKS = { PAYPAL: 'PaypalAddress', KLARNA: 'KlarnaAddress', APPLE_PAY: 'ApplePayAddress' } as const;

/** Builds an address as a vendor returns it. */
export const vendorAddress = (vendor: keyof typeof MARKS = 'PAYPAL', more: object = {}) => {
  const { type: _, ...address } = ADDRESS;
  return { ...address, email: 'ada@example.com', field1: MARKS[vendor], ...more };
};

/** Builds the body of a vendor payment. */
export function vendorBody(vendor: VendorPaymentType, nonce: string, more: object = {}) {
  const contactInformation = vendor === 'CARD_WALLET' ? {} : { billingAddress: vendorAddress(vendor) };
  const details = {
    PAYPAL: {
      contactInformation,
      payPalInfo: {
        deviceData: 'device-1',
        payPalEmail: 'ada@example.com',
        paymentMethodNonce: nonce,
        payerId: 'PAYER1',
      },
    },
    KLARNA: { contactInformation, klarnaInfo: { authorizationToken: nonce } },
    APPLE_PAY: { contactInformation, applePayInfo: { paymentData: nonce } },
    CARD_WALLET: { country: 'USA', encPaymentData: nonce, apiKey: 'key-1', callId: 'call-1' },
  } as const;
  return { vendorPayment: { vendorPaymentType: vendor, ...details[vendor], ...more } };
}

export const VENDOR_PAYMENT = '/checkout/default/vendorpayment';

export const payByVendor = (
  shopper: Shopper,
  vendor: VendorPaymentType,
  nonce: string,
  key?: string,
): Promise<TestReply> => shopper.post(VENDOR_PAYMENT, vendorBody(vendor, nonce), key ? { key } : {});
