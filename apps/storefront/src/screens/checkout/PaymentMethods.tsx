import type { CheckoutInfo } from '@foolscap/checkout/contract';
import type { ZipPlaceProps } from '@foolscap/checkout/feature';
import { PaymentTabs } from '@foolscap/payments/ui';
import { paymentsPart } from '../../parts/payments.part.ts';
import { storedValuePart } from '../../parts/stored-value.part.ts';
import { walletPart } from '../../parts/wallet.part.ts';
import { lazyScreen } from '../../rendering/lazy-screen.tsx';

/** Those of the tabs' contents, because the server opens the parts of a page's own sections only. */
export const parts = [paymentsPart, walletPart, storedValuePart];

const cardPayment = lazyScreen(() => import('./CardPayment.tsx'));
const addGiftCard = lazyScreen(() => import('./AddGiftCard.tsx'));

/** Loads the content of the tabs before they are shown. */
export const preload = () => Promise.allSettled([cardPayment.preload(), addGiftCard.preload()]);

/** The ways to pay what gift and prepaid cards leave, as tabs. In a chunk of its own, since it is the last step. */
export default function PaymentMethods(props: {
  info: CheckoutInfo;
  billing: ZipPlaceProps;
  onSaved: () => void;
}) {
  return (
    <PaymentTabs
      card={<cardPayment.Screen {...props} />}
      storedValue={<addGiftCard.Screen count={props.info.orderPayments?.length ?? 0} />}
    />
  );
}
