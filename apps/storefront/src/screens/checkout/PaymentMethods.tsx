import type { CheckoutInfo } from '@foolscap/checkout/contract';
import type { ZipPlaceProps } from '@foolscap/checkout/feature';
import { isApplied } from '@foolscap/payments/model';
import { PaymentTabs } from '@foolscap/payments/ui';
import { captchaPart } from '../../parts/captcha.part.ts';
import { paymentsPart } from '../../parts/payments.part.ts';
import { walletPart } from '../../parts/wallet.part.ts';
import { hasOther } from './has-other.ts';
import { addGiftCard, cardPayment, otherPayment } from './payment-tabs.ts';

/** Those of cards, which most shoppers pay with. */
export const parts = [captchaPart, paymentsPart, walletPart];

/** Whether the order is paid by a vendor or by invoice, or would be by default: a declined wallet opens its own tab. */
const isOther = ({ payment, paymentOptions }: CheckoutInfo): boolean =>
  payment?.type === undefined
    ? paymentOptions?.displayRules.defaultInvoice === true
    : payment.type === 'WALLET' || payment.type === 'ACCOUNT';

/** The ways to pay what gift and prepaid cards leave, as tabs. In a chunk of its own, since it is the last step. */
export default function PaymentMethods(props: {
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
      card={hasCards ? <cardPayment.Screen {...props} /> : undefined}
      other={
        hasOther(info) ? (
          <otherPayment.Screen info={info} isDeclined={isDeclined} onSaved={onSaved} />
        ) : undefined
      }
      isOtherFirst={isOther(info)}
      storedValue={<addGiftCard.Screen count={info.orderPayments?.filter(isApplied).length ?? 0} />}
    />
  );
}
