import { Suspense, useState } from 'react';
import type { CheckoutInfo } from '@foolscap/checkout/contract';
import type { ZipPlaceProps } from '@foolscap/checkout/feature';
import { addressLines, EMPTY_ADDRESS, suggestAddress } from '@foolscap/checkout/model';
import { AddressForm } from '@foolscap/checkout/ui';
import { NewCard } from '@foolscap/payments/feature';
import type { NewCardProps } from '@foolscap/payments/feature';
import { BillingAddressChoice } from '@foolscap/payments/ui';
import { Select, Spinner, Stack, useHydrated } from '@foolscap/ui/components';
import { lazyFeature } from '../../rendering/lazy-feature.tsx';
import { usePageServices } from '../../rendering/page-services.ts';
import { CHECKOUT_SCREEN_MESSAGES } from './checkout-messages.ts';

const { checkoutPages: texts } = CHECKOUT_SCREEN_MESSAGES;

export interface CardPaymentProps {
  info: CheckoutInfo;
  billing: ZipPlaceProps;
  /** Whether the order's payment was declined. */
  isDeclined?: boolean;
  onSaved: () => void;
}

/** Loaded only with hosted fields, and only where a new card is entered. */
const hostedCard = lazyFeature(() => import('./HostedCardPayment.tsx'), { as: 'page' });

type NewCardFields = Pick<NewCardProps, 'canSave' | 'shippingAddress' | 'onSaved' | 'renderBilling'>;

/** The form for a new card: the gateway's frame if the server offers one. */
function CardFields({ info, ...fields }: NewCardFields & { info: CheckoutInfo }) {
  const { cards, now } = usePageServices();
  const isHydrated = useHydrated();
  if (info.paymentOptions?.vendorConfig.aci.urlMap.iframe === undefined)
    return <NewCard cards={cards} now={now} {...fields} />;
  const loading = <Spinner label={texts.loadingCard} />;
  // The frame needs the browser, so the server does not wait for its chunk.
  return isHydrated ? (
    <Suspense fallback={loading}>
      <hostedCard.Screen info={info} {...fields} />
    </Suspense>
  ) : (
    loading
  );
}

/** Returns the saved addresses except the delivery address, which the card form already offers. */
const getOthers = ({ savedAddresses, shippingAddress }: CheckoutInfo) =>
  savedAddresses.filter(
    (one) => !shippingAddress || addressLines(one).join() !== addressLines(shippingAddress).join(),
  );

/** The payment by a new card. Members choose one of their organization's bill-to addresses; other shoppers enter their own. */
export function NewCardPayment({ info, billing, onSaved }: CardPaymentProps) {
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
          <BillingAddressChoice addresses={getOthers(info)} onUse={onAddress}>
            <AddressForm
              {...billing}
              // An address that differs from the delivery address.
              draft={info.shippingAddress ? EMPTY_ADDRESS : suggestAddress(info)}
              submitLabel={texts.useBilling}
              onSubmit={onAddress}
            />
          </BillingAddressChoice>
        )}
      />
    );
  return (
    <Stack gap={4}>
      <Select
        label={texts.billTo}
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
