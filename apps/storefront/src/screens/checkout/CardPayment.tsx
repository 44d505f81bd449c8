import { Suspense, useState } from 'react';
import type { CheckoutInfo } from '@foolscap/checkout/contract';
import type { ZipPlaceProps } from '@foolscap/checkout/feature';
import { toDraft } from '@foolscap/checkout/model';
import { AddressForm } from '@foolscap/checkout/ui';
import { CheckoutCards, NewCard } from '@foolscap/payments/feature';
import type { NewCardProps } from '@foolscap/payments/feature';
import type { CardBrand } from '@foolscap/payments/model';
import { OrderCard } from '@foolscap/payments/ui';
import { Select, Spinner, Stack, useHydrated } from '@foolscap/ui/components';
import { lazyScreen } from '../../rendering/lazy-screen.tsx';
import { usePageServices } from '../../rendering/page-services.ts';
import { AmexCard } from './AmexCard.tsx';

interface CardPaymentProps {
  info: CheckoutInfo;
  billing: ZipPlaceProps;
  onSaved: () => void;
}

/** Loads only with hosted fields, and only where a new card is entered. */
const hostedCard = lazyScreen(() => import('./HostedCardPayment.tsx'));

type NewCardFields = Pick<NewCardProps, 'canSave' | 'shippingAddress' | 'onSaved' | 'renderBilling'>;

/** The form of a new card: a frame of the gateway, if the server offers one. */
function CardFields({ info, ...fields }: NewCardFields & { info: CheckoutInfo }) {
  const { cards, now } = usePageServices();
  const isHydrated = useHydrated();
  if (info.paymentOptions?.vendorConfig.aci.urlMap.iframe === undefined)
    return <NewCard cards={cards} now={now} {...fields} />;
  const loading = <Spinner label="Loading the card form" />;
  // The frame needs the browser, so the server does not wait for its chunk.
  return isHydrated ? (
    <Suspense fallback={loading}>
      <hostedCard.Screen info={info} {...fields} />
    </Suspense>
  ) : (
    loading
  );
}

/** A new card. Members choose a bill-to address of their organization; other shoppers enter their own. */
function NewCardPayment({ info, billing, onSaved }: CardPaymentProps) {
  const billTo = info.organization?.addresses.filter(({ type }) => type === 'B') ?? [];
  const [id, setId] = useState<string>();
  const chosen = billTo.find((one) => one.id === id) ?? billTo[0];
  const shared = { info, canSave: info.userType === 'REGISTERED', onSaved };
  if (!chosen)
    return (
      <CardFields
        {...shared}
        shippingAddress={info.shippingAddress}
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
      <CardFields {...shared} shippingAddress={chosen.address} />
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
      <AmexCard info={props.info} />
    </Stack>
  );
}
