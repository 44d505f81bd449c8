import type { CheckoutInfo } from '@foolscap/checkout/contract';
import { AmexApplication } from '@foolscap/payments/feature';

/** The application for the Amex card, if the server offers it. */
export function AmexCard({ info }: { info: CheckoutInfo }) {
  const url = info.paymentOptions?.vendorConfig.aci.urlMap.amexApply;
  if (url === undefined || info.paymentOptions?.displayRules.showNewCard === false) return null;
  return (
    <AmexApplication
      url={url}
      getOrigin={() => location.origin}
      newTransactionId={() => crypto.randomUUID()}
    />
  );
}
