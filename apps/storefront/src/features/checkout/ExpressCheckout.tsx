import type { CheckoutInfo } from '@foolscap/checkout/contract';
import { ExpressPayments } from '@foolscap/payments/feature';

/** The express checkout row, for shoppers who may check out. */
export function ExpressCheckout({ info }: { info: CheckoutInfo }) {
  const { paymentOptions: options, userType, guestCheckoutAllowed } = info;
  if (!options || (userType === undefined && !guestCheckoutAllowed)) return null;
  return (
    <ExpressPayments
      options={options}
      checkoutId={info.cartId}
      userType={userType ?? 'GUEST'}
      isPickup={info.checkoutKind === 'PICKUP'}
      getOrigin={() => location.origin}
      newTransactionId={() => crypto.randomUUID()}
    />
  );
}
