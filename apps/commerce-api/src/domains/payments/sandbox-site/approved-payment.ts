import { randomUUID } from 'node:crypto';
import type { Address, CountryCode, VendorPaymentType } from '@foolscap/core/vocabulary';
import type { VendorPayment } from '@foolscap/payments/contract';

const ACCOUNT = {
  firstName: 'Sam',
  lastName: 'Sandbox',
  phones: [{ number: '5085550142' }],
} as const;

/** The address of every sandbox account, by the country of the shop. */
const ADDRESSES = {
  US: {
    address1: '100 Worcester Road',
    city: 'Framingham',
    state: 'MA',
    country: 'US',
    zipCode: '01702',
  },
  CA: {
    address1: '275 Notre-Dame Street East',
    city: 'Montréal',
    state: 'QC',
    country: 'CA',
    zipCode: 'H2Y 1C6',
  },
} as const;

const contact = (country: CountryCode, field1: NonNullable<Address['field1']>, email: string) => {
  const address = { ...ACCOUNT, ...ADDRESSES[country], phones: [...ACCOUNT.phones], field1, email };
  return {
    billingAddress: { ...address, type: 'B' as const },
    shippingAddress: { ...address, type: 'S' as const },
  };
};

/**
 * Returns the data that a vendor's window passes to the shop after an approval.
 * @param nonce the approval, which the shop redeems at the gateway
 */
export function approvedPayment(
  vendorPaymentType: VendorPaymentType,
  accountName: string,
  nonce: string,
  country: CountryCode,
): VendorPayment {
  switch (vendorPaymentType) {
    case 'PAYPAL':
      return {
        vendorPaymentType,
        contactInformation: contact(country, 'PaypalAddress', accountName),
        payPalInfo: {
          deviceData: randomUUID(),
          payPalEmail: accountName,
          paymentMethodNonce: nonce,
          payerId: randomUUID(),
        },
      };
    case 'KLARNA':
      return {
        vendorPaymentType,
        contactInformation: contact(country, 'KlarnaAddress', accountName),
        klarnaInfo: { authorizationToken: nonce },
      };
    case 'APPLE_PAY':
      return {
        vendorPaymentType,
        contactInformation: contact(country, 'ApplePayAddress', accountName),
        applePayInfo: { paymentData: nonce },
      };
    case 'CARD_WALLET':
      return {
        vendorPaymentType,
        country: 'USA',
        encPaymentData: nonce,
        apiKey: 'foolscap-sandbox',
        callId: randomUUID(),
      };
  }
}
