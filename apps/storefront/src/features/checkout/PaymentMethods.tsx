import type { CheckoutInfo } from '@foolscap/checkout/contract';
import type { ZipPlaceProps } from '@foolscap/checkout/feature';
import { isApplied } from '@foolscap/payments/model';
import { PaymentTabs } from '@foolscap/payments/ui';
import { hasOther } from './has-other.ts';
import { AddGiftCard } from './AddGiftCard.tsx';
import { CardPayment } from './CardPayment.tsx';
import { OtherPayment } from './OtherPayment.tsx';
import { getStoredValueCards } from './stored-value-cards.ts';

/** Checks whether the order is, or by default would be, paid by a vendor or by invoice. After a decline, a wallet's own tab opens. */
const isOther = ({ payment, paymentOptions }: CheckoutInfo): boolean =>
  payment?.type === undefined
    ? paymentOptions?.displayRules.defaultInvoice === true
    : payment.type === 'WALLET' || payment.type === 'ACCOUNT';

/** The methods for paying what gift and prepaid cards leave, as tabs. */
export function PaymentMethods(props: {
  info: CheckoutInfo;
  billing: ZipPlaceProps;
  isDeclined: boolean;
  onSaved: () => void;
}) {
  const { info, isDeclined, onSaved } = props;
  const { displayRules } = info.paymentOptions ?? {};
  const hasCards = displayRules === undefined || displayRules.showNewCard || displayRules.showProfileCard;
  return (
    <PaymentTabs
      card={hasCards ? <CardPayment {...props} /> : undefined}
      other={
        hasOther(info) ? <OtherPayment info={info} isDeclined={isDeclined} onSaved={onSaved} /> : undefined
      }
      isOtherFirst={isOther(info)}
      storedValue={<AddGiftCard count={getStoredValueCards(info).filter(isApplied).length} />}
    />
  );
}
