import { CheckoutCards } from '@foolscap/payments/feature';
import type { CardBrand } from '@foolscap/payments/model';
import { OrderCard } from '@foolscap/payments/ui';
import { Stack } from '@foolscap/ui/components';
import { usePageServices } from '../../rendering/page-services.ts';
import { AmexCard } from './AmexCard.tsx';
import { NewCardPayment } from './NewCardPayment.tsx';
import type { CardPaymentProps } from './NewCardPayment.tsx';

/**
 * The cards at checkout: the order's card, members' saved cards and the new-card form, as far as the server allows them (storefront-6.40).
 */
export function CardPayment(props: CardPaymentProps) {
  const { cards, now } = usePageServices();
  const { payment, paymentOptions, userType } = props.info;
  const rules = paymentOptions?.displayRules;
  const newCard = rules?.showNewCard === false ? undefined : <NewCardPayment {...props} />;
  const showsSaved = rules?.showProfileCard ?? userType === 'REGISTERED';
  return (
    <Stack gap={4}>
      {rules?.showOrderCard && payment && (
        <OrderCard
          brand={payment.brand as CardBrand}
          lastFourDigit={payment.lastFourDigit}
          isDeclined={props.isDeclined}
          onKeep={props.onSaved}
        />
      )}
      {showsSaved ? (
        <CheckoutCards cards={cards} now={now} onSaved={props.onSaved} newCard={newCard} />
      ) : (
        newCard
      )}
      {paymentOptions?.vendorConfig.aci.urlMap.amexApply && rules?.showNewCard !== false && (
        <AmexCard url={paymentOptions.vendorConfig.aci.urlMap.amexApply} />
      )}
    </Stack>
  );
}
