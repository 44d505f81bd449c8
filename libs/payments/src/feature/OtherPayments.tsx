import { OtherPaymentList } from '../ui/index.ts';
import type { OtherPaymentListProps } from '../ui/index.ts';
import { useOtherPayment } from './use-other-payment.ts';
import type { OtherPaymentOptions } from './use-other-payment.ts';

export interface OtherPaymentsProps
  extends OtherPaymentOptions, Pick<OtherPaymentListProps, 'chosen' | 'invoiceTo'> {}

/** Paying by a vendor or by invoice, connected to the state. */
export function OtherPayments({ chosen, invoiceTo, ...options }: OtherPaymentsProps) {
  return <OtherPaymentList {...useOtherPayment(options)} chosen={chosen} invoiceTo={invoiceTo} />;
}
