import type { OrderPayment, PaymentInfo, SavedCard, VendorPayment } from '../contract/index.ts';
import type { AppliedStoredValue } from '../model/stored-value.ts';

/** Builds the card of an order; `overrides` replaces single fields. */
export function buildOrderPayment(overrides: Partial<OrderPayment> = {}): OrderPayment {
  return {
    id: 'payment-1',
    paymentType: 'CREDIT_CARD',
    brand: 'VISA',
    lastFourDigit: '1111',
    expiryMonth: '04',
    expiryYear: '2031',
    addedToOrder: true,
    ...overrides,
  };
}

/** Builds a gift card of an order; `overrides` replaces single fields. */
export function buildAppliedStoredValue(overrides: Partial<AppliedStoredValue> = {}): AppliedStoredValue {
  return {
    id: 'gift-1',
    paymentType: 'GIFT_CARD',
    lastFourDigit: '0042',
    amountApplied: 10,
    balance: 25,
    ...overrides,
  };
}

/** Builds a saved card; `overrides` replaces single fields. */
export function buildSavedCard(overrides: Partial<SavedCard> = {}): SavedCard {
  return {
    id: 'card-1',
    brand: 'VISA',
    lastFourDigit: '1111',
    expiryMonth: '04',
    expiryYear: '2031',
    billingAddress: {
      type: 'B',
      firstName: 'Pat',
      lastName: 'Reyes',
      address1: '12 Mill Lane',
      city: 'Framingham',
      state: 'MA',
      zipCode: '01702',
      country: 'US',
    },
    isDefault: false,
    lastUsed: false,
    ...overrides,
  };
}

/** Builds the reply that lists saved cards. @param quickBuyPaymentId the card that quick buy charges, if any */
export function buildPaymentInfo(
  userPayments: readonly SavedCard[],
  quickBuyPaymentId?: string,
): PaymentInfo {
  const defaultCard = userPayments.find(({ isDefault }) => isDefault);
  const lastUsed = userPayments.find((card) => card.lastUsed);
  const ofMembership = userPayments.find(({ membershipPayment }) => membershipPayment);
  return {
    userPayments: [...userPayments],
    ...(defaultCard ? { defaultPaymentId: defaultCard.id } : {}),
    ...(lastUsed ? { lastUsedPaymentId: lastUsed.id } : {}),
    ...(ofMembership ? { membershipPaymentId: ofMembership.id } : {}),
    ...(quickBuyPaymentId === undefined ? {} : { quickBuyPaymentId }),
    cardCount: userPayments.length,
  };
}

/** Builds a payment that a shopper has approved with PayPal; `overrides` replaces single fields. */
export function buildPayPalPayment(overrides: Partial<VendorPayment> = {}): VendorPayment {
  const address = {
    firstName: 'Pat',
    lastName: 'Example',
    address1: '12 Mill Lane',
    city: 'Framingham',
    state: 'MA',
    zipCode: '01702',
    country: 'US' as const,
    phones: [{ number: '5085550100' }],
    field1: 'PaypalAddress' as const,
  };
  return {
    vendorPaymentType: 'PAYPAL',
    contactInformation: {
      billingAddress: { ...address, type: 'B' },
      shippingAddress: { ...address, type: 'S' },
    },
    payPalInfo: {
      deviceData: 'device-1',
      payPalEmail: 'pat@example.com',
      paymentMethodNonce: 'nonce-1',
      payerId: 'payer-1',
    },
    ...overrides,
  };
}
