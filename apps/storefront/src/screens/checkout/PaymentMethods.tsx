import type { CheckoutInfo } from '@foolscap/checkout/contract';
import type { ZipPlaceProps } from '@foolscap/checkout/feature';
import { PaymentTabs } from '@foolscap/payments/ui';
import { lazySection } from '../../rendering/lazy-section.tsx';

const loadCardPayment = () => import('./CardPayment.tsx');
const { Screen: CardPayment } = lazySection(loadCardPayment);
const loadAddGiftCard = () => import('./AddGiftCard.tsx');
const { Screen: AddGiftCard } = lazySection(loadAddGiftCard);

/** Loads the content of the tabs before they are shown. */
export const preload = () => Promise.allSettled([loadCardPayment(), loadAddGiftCard()]);

/** The ways to pay what gift and prepaid cards leave, as tabs. In a chunk of its own, since it is the last step. */
export default function PaymentMethods(props: {
  info: CheckoutInfo;
  billing: ZipPlaceProps;
  onSaved: () => void;
}) {
  return (
    <PaymentTabs
      card={<CardPayment {...props} />}
      storedValue={<AddGiftCard count={props.info.orderPayments?.length ?? 0} />}
    />
  );
}
