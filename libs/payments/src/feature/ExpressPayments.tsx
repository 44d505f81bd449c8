import type { VendorPaymentType } from '@foolscap/core/vocabulary';
import { ExpressRow } from '../ui/index.ts';
import { useOtherPayment } from './use-other-payment.ts';
import type { OtherPaymentOptions } from './use-other-payment.ts';

/** The vendors whose approval includes an email address and a delivery address. */
const EXPRESS_VENDORS: readonly VendorPaymentType[] = ['PAYPAL', 'APPLE_PAY', 'KLARNA'];

export type ExpressPaymentsProps = OtherPaymentOptions;

/** The express checkout row, connected to the state. Renders nothing if none of the shop's vendors provides an address. */
export function ExpressPayments(options: ExpressPaymentsProps) {
  const { vendors, ...row } = useOtherPayment(options);
  const express = EXPRESS_VENDORS.filter((vendor) => vendors.includes(vendor));
  return express.length > 0 ? <ExpressRow {...row} vendors={express} /> : null;
}
