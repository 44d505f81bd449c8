import type { CheckoutInfo } from '@foolscap/checkout/contract';
import type { ZipPlaceProps } from '@foolscap/checkout/feature';
import { PaymentTabs } from '@foolscap/payments/ui';
import { storedValuePart } from '../../parts/stored-value.part.ts';
import { walletPart } from '../../parts/wallet.part.ts';
import AddGiftCard from './AddGiftCard.tsx';
import CardPayment from './CardPayment.tsx';

export const parts = [walletPart, storedValuePart];

/** The ways to pay what gift and prepaid cards leave, as tabs. In a chunk of its own with their contents, since it is the last step. */
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
