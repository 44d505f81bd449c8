import type { VendorPayment } from '@foolscap/payments/contract';
import { PAYMENT_CODES } from '@foolscap/payments/model';
import type { Address, VendorPaymentType } from '@foolscap/core/vocabulary';
import { checkAddress } from '../../kernel/addresses/addresses.ts';
import type { Caller } from '../../kernel/caller/caller.ts';
import { type ApiError, badRequest } from '../../kernel/http/api-error.ts';
import { EMAIL } from '../../kernel/mail/email-key.ts';
import type { ReplyText } from '../../kernel/translations/reply-text.ts';
import type { WalletCredential } from './payment-gateway.ts';

/** A vendor payment that is ready to be redeemed. */
export interface CheckedVendorPayment {
  vendor: VendorPaymentType;
  credential: WalletCredential;
  billingAddress: Address | undefined;
  /** As the vendor returned it, unchecked. */
  shippingAddress: Address | undefined;
  /** A guest's email address. */
  email: string | undefined;
}

type Detail = Exclude<keyof VendorPayment, 'vendorPaymentType'>;

/** The fields that each vendor requires. Apart from addresses, no other fields are allowed. */
const NEEDED: Record<VendorPaymentType, readonly Detail[]> = {
  PAYPAL: ['payPalInfo', 'contactInformation'],
  KLARNA: ['klarnaInfo', 'contactInformation'],
  APPLE_PAY: ['applePayInfo', 'contactInformation'],
  CARD_WALLET: ['country', 'encPaymentData', 'apiKey', 'callId'],
};

/** The mark on each vendor's addresses (storefront-3.16); addresses from the card wallet have no mark. */
const ADDRESS_MARKS: Record<VendorPaymentType, Address['field1']> = {
  PAYPAL: 'PaypalAddress',
  KLARNA: 'KlarnaAddress',
  APPLE_PAY: 'ApplePayAddress',
  CARD_WALLET: undefined,
};

const at = (name: string) => `vendorPayment.${name}`;

const wrong = (name: string, message: ReplyText): ApiError =>
  badRequest('INVALID_REQUEST', message, at(name));

/** @throws ApiError for a missing field, or for one of another vendor */
function checkFields(payment: VendorPayment): void {
  const vendor = payment.vendorPaymentType;
  const needed = NEEDED[vendor];
  const missing = needed.find((name) => payment[name] === undefined);
  if (missing) throw wrong(missing, `${at(missing)} is missing.`);
  const foreign = (Object.keys(payment) as (keyof VendorPayment)[]).find(
    (name) =>
      name !== 'vendorPaymentType' &&
      name !== 'contactInformation' &&
      payment[name] !== undefined &&
      !needed.includes(name),
  );
  if (foreign) throw wrong(foreign, `${at(foreign)} is not for ${vendor}.`);
}

/** @throws ApiError for an address without the vendor's mark */
function checkMark(vendor: VendorPaymentType, address: Address, path: string): void {
  if (address.field1 !== ADDRESS_MARKS[vendor])
    throw wrong(`${path}.field1`, `${at(path)}.field1 must be ${ADDRESS_MARKS[vendor] ?? 'absent'}.`);
}

function getCredential(payment: VendorPayment): WalletCredential {
  switch (payment.vendorPaymentType) {
    case 'PAYPAL': {
      const { paymentMethodNonce: secret, ...details } = payment.payPalInfo!;
      return { secret, details };
    }
    case 'KLARNA':
      return { secret: payment.klarnaInfo!.authorizationToken, details: {} };
    case 'APPLE_PAY':
      return { secret: payment.applePayInfo!.paymentData, details: {} };
    case 'CARD_WALLET': {
      const { country, apiKey, callId } = payment;
      return {
        secret: payment.encPaymentData!,
        details: { country: country!, apiKey: apiKey!, callId: callId! },
      };
    }
  }
}

/**
 * Validates a vendor payment before it is sent to the gateway. Errors name the first invalid field but never repeat its value.
 * @throws ApiError 400
 */
export function checkVendorPayment(
  payment: VendorPayment,
  { accountId, country }: Pick<Caller, 'accountId' | 'country'>,
): CheckedVendorPayment {
  const isGuest = accountId === undefined;
  const vendor = payment.vendorPaymentType;
  checkFields(payment);
  const { billingAddress, shippingAddress } = payment.contactInformation ?? {};
  if (billingAddress) {
    checkMark(vendor, billingAddress, 'contactInformation.billingAddress');
    checkAddress(billingAddress, at('contactInformation.billingAddress'), country);
  }
  if (shippingAddress) checkMark(vendor, shippingAddress, 'contactInformation.shippingAddress');
  const email = isGuest ? billingAddress?.email?.trim() : undefined;
  const emailField = at('contactInformation.billingAddress.email');
  // A guest has no other email address, and the order needs one (storefront-3.43).
  if (isGuest && billingAddress && !email)
    throw badRequest(PAYMENT_CODES.noEmail, 'Enter an email address to continue.', emailField);
  if (email && !EMAIL.test(email)) throw badRequest('INVALID_EMAIL', 'Invalid email address', emailField);
  return { vendor, credential: getCredential(payment), billingAddress, shippingAddress, email };
}
