import { randomUUID } from 'node:crypto';
import type { Address, VendorPaymentType } from '@foolscap/core/vocabulary';
import type { VendorPayment } from '@foolscap/payments/contract';

/** The address of every sandbox account. */
const ADDRESS = {
  firstName: 'Sam',
  lastName: 'Sandbox',
  address1: '100 Worcester Road',
  city: 'Framingham',
  state: 'MA',
  country: 'US',
  zipCode: '01702',
  phones: [{ number: '5085550142' }],
} as const;

const contact = (field1: NonNullable<Address['field1']>, email: string) => {
  const address = { ...ADDRESS, phones: [...ADDRESS.phones], field1, email };
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
): VendorPayment {
  switch (vendorPaymentType) {
    case 'PAYPAL':
      return {
        vendorPaymentType,
        contactInformation: contact('PaypalAddress', accountName),
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
        contactInformation: contact('KlarnaAddress', accountName),
        klarnaInfo: { authorizationToken: nonce },
      };
    case 'APPLE_PAY':
      return {
        vendorPaymentType,
        contactInformation: contact('ApplePayAddress', accountName),
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
