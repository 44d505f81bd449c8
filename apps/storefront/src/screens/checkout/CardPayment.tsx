import { useState } from 'react';
import type { CheckoutInfo } from '@foolscap/checkout/contract';
import type { ZipPlaceProps } from '@foolscap/checkout/feature';
import { toDraft } from '@foolscap/checkout/model';
import { AddressForm } from '@foolscap/checkout/ui';
import { CheckoutCards, NewCard } from '@foolscap/payments/feature';
import type { CardBrand } from '@foolscap/payments/model';
import { OrderCard } from '@foolscap/payments/ui';
import { Select, Stack } from '@foolscap/ui/components';
import { usePageServices } from '../../rendering/page-services.ts';

interface CardPaymentProps {
  info: CheckoutInfo;
  billing: ZipPlaceProps;
  onSaved: () => void;
}

/** The form of a new card. Members choose a bill-to address of their organization; other shoppers enter their own. */
function NewCardPayment({ info, billing, onSaved }: CardPaymentProps) {
  const { cards, now } = usePageServices();
  const billTo = info.organization?.addresses.filter(({ type }) => type === 'B') ?? [];
  const [id, setId] = useState<string>();
  const chosen = billTo.find((one) => one.id === id) ?? billTo[0];
  const canSave = info.userType === 'REGISTERED';
  if (!chosen)
    return (
      <NewCard
        cards={cards}
        now={now}
        canSave={canSave}
        shippingAddress={info.shippingAddress}
        onSaved={onSaved}
        renderBilling={(onAddress) => (
          <AddressForm
            {...billing}
            draft={toDraft(undefined)}
            submitLabel="Use this billing address"
            onSubmit={onAddress}
          />
        )}
      />
    );
  return (
    <Stack gap={4}>
      <Select
        label="Bill to"
        value={chosen.id}
        onChange={(event) => setId(event.target.value)}
        options={billTo.map(({ id: value, label, address }) => ({
          value,
          label: `${label}, ${address.address1}, ${address.city}`,
        }))}
      />
      <NewCard cards={cards} now={now} canSave={canSave} shippingAddress={chosen.address} onSaved={onSaved} />
    </Stack>
  );
}

/** The cards of the checkout: the one on the order, the saved ones of members, and the form of a new one, as the server allows (storefront-6.40). */
export default function CardPayment(props: CardPaymentProps) {
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
          onKeep={props.onSaved}
        />
      )}
      {showsSaved ? (
        <CheckoutCards cards={cards} now={now} onSaved={props.onSaved} newCard={newCard} />
      ) : (
        newCard
      )}
    </Stack>
  );
}
