import type { CheckoutInfo } from '@foolscap/checkout/contract';
import { OtherPayments } from '@foolscap/payments/feature';

/** Returns the order's payment if it is not a card. */
function getChosen({ payment }: CheckoutInfo) {
  if (payment?.type === 'ACCOUNT') return { id: 'INVOICE' as const };
  if (payment?.type !== 'WALLET' || !payment.vendorPaymentType) return undefined;
  return { id: payment.vendorPaymentType, accountName: payment.brand };
}

/** Payment by a vendor or by invoice. */
export function OtherPayment({
  info,
  isDeclined = false,
  onSaved,
}: {
  info: CheckoutInfo;
  isDeclined?: boolean;
  onSaved: () => void;
}) {
  const { paymentOptions: options, organization } = info;
  if (!options) return null;
  const chosen = getChosen(info);
  const hasInvoice = options.allowedPaymentCodes.includes('AR') && options.displayRules.showInvoice;
  return (
    <OtherPayments
      options={options}
      invoiceTo={hasInvoice ? organization?.name : undefined}
      chosen={chosen && { ...chosen, isDeclined }}
      checkoutId={info.cartId}
      userType={info.userType ?? 'GUEST'}
      isPickup={info.checkoutKind === 'PICKUP'}
      purchaseOrderNumber={info.purchaseOrderNumber}
      getOrigin={() => location.origin}
      newTransactionId={() => crypto.randomUUID()}
      onRecorded={onSaved}
    />
  );
}
