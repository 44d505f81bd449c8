import type { CheckoutInfo } from '@foolscap/checkout/contract';
import type { ZipPlaceProps } from '@foolscap/checkout/feature';
import { checkoutMessage, toDraft } from '@foolscap/checkout/model';
import { tenderName } from '@foolscap/checkout/model';
import { AddressForm } from '@foolscap/checkout/ui';
import { toMinorUnits } from '@foolscap/core/money';
import { PaymentDrawers as Drawers } from '@foolscap/payments/feature';
import type { BillingFormProps, PaymentDrawersProps } from '@foolscap/payments/feature';
import { usePageServices } from '../../rendering/page-services.ts';
import { hasOther } from './has-other.ts';
import { getStoredValueCards } from './stored-value-cards.ts';
import { NewCardPayment } from './NewCardPayment.tsx';
import { OtherPayment } from './OtherPayment.tsx';
import { usePaymentDrawer } from './use-payment-drawer.ts';
import { paymentsFeature } from '../payments/feature.ts';
import { useMessages } from '@foolscap/ui/components';
import { CHECKOUT_MESSAGES } from '@foolscap/checkout/model';
import { CHECKOUT_SCREEN_MESSAGES } from './checkout-messages.ts';

const { checkoutPages: texts } = CHECKOUT_SCREEN_MESSAGES;

export const features = [paymentsFeature];

interface PaymentDrawersScreenProps {
  info: CheckoutInfo;
  billing: ZipPlaceProps;
  /** Whether the order's payment was declined. */
  isDeclined: boolean;
  /** Called once the payment has changed. */
  onDone: () => void;
  /** Called after the last drawer has closed. */
  onClosed: () => void;
}

function getPayment({ payment }: CheckoutInfo): PaymentDrawersProps['payment'] {
  return (
    payment && {
      id: payment.id,
      name: payment.type === 'ACCOUNT' ? texts.invoiceTo(payment.brand) : tenderName(payment),
      billingAddress: payment.billingAddress,
      hasBilling: payment.type !== 'ACCOUNT',
    }
  );
}

/** The billing address form. Members of an organization choose one of its bill-to addresses with the card instead. */
function BillingForm({ address, failure, billing, ...form }: BillingFormProps & { billing: ZipPlaceProps }) {
  const messages = useMessages('checkout', CHECKOUT_MESSAGES);
  return (
    <AddressForm
      {...form}
      {...billing}
      draft={toDraft(address)}
      error={failure && checkoutMessage(failure, messages)}
      errorField={failure?.field}
      submitLabel={texts.saveAddress}
    />
  );
}

/** The drawers that change a checkout's payment. A separate chunk, which includes the overlays. */
export default function PaymentDrawers({
  info,
  billing,
  isDeclined,
  onDone,
  onClosed,
}: PaymentDrawersScreenProps) {
  const { closeAll, ...drawers } = usePaymentDrawer();
  const { cards, now } = usePageServices();
  const { displayRules } = info.paymentOptions ?? {};
  const total = toMinorUnits(info.totals.ordTotal) ?? 0;
  const paid = (info.orderPayments ?? []).reduce(
    (sum, { amountApplied }) => sum + (toMinorUnits(amountApplied) ?? 0),
    0,
  );
  return (
    <Drawers
      {...drawers}
      onDone={() => {
        onDone();
        closeAll();
      }}
      onClosed={onClosed}
      cards={cards}
      now={now}
      storedValue={getStoredValueCards(info)}
      payment={getPayment(info)}
      isDeclined={isDeclined}
      total={total}
      rest={total - paid}
      balanceHref="/gift-card-balance"
      hasSavedCards={displayRules?.showProfileCard ?? info.userType === 'REGISTERED'}
      renderNewCard={
        displayRules?.showNewCard === false
          ? undefined
          : (onSaved) => <NewCardPayment info={info} billing={billing} onSaved={onSaved} />
      }
      renderOther={
        hasOther(info)
          ? (onRecorded) => <OtherPayment info={info} isDeclined={isDeclined} onSaved={onRecorded} />
          : undefined
      }
      renderBilling={(form) => <BillingForm {...form} billing={billing} />}
    />
  );
}
