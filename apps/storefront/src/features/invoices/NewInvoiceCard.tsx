import { Suspense, useState } from 'react';
import { useSelector } from 'react-redux';
import { INVOICE_MESSAGES } from '@foolscap/account/model';
import { selectAddressBook, selectOrganization } from '@foolscap/account/state';
import type { NewCardPayment } from '@foolscap/account/ui';
import { toDraft } from '@foolscap/checkout/model';
import { AddressForm } from '@foolscap/checkout/ui';
import type { Address } from '@foolscap/core/vocabulary';
import { PayingCard } from '@foolscap/payments/feature';
import { selectWallet } from '@foolscap/payments/state';
import { BillingAddressChoice } from '@foolscap/payments/ui';
import { Select, Spinner, Stack, useMessages } from '@foolscap/ui/components';
import { lazyFeature } from '../../rendering/lazy-feature.tsx';
import { usePageServices } from '../../rendering/page-services.ts';
import { PAYMENTS_SCREEN_MESSAGES } from '../payments/payments-messages.ts';

const { paymentPages: texts } = PAYMENTS_SCREEN_MESSAGES;

/** Loaded only with hosted fields. */
const hosted = lazyFeature(() => import('./HostedInvoiceCard.tsx'), { as: 'page' });

/**
 * The form of a new card that pays invoices. Members choose one of their organization's bill-to addresses; without any, they enter their own.
 * A separate chunk, because saved cards need none of it.
 */
export default function NewInvoiceCard(payment: NewCardPayment) {
  const { cards, now } = usePageServices();
  const { invoicePage } = useMessages('account', INVOICE_MESSAGES);
  const aci = useSelector(selectWallet).value?.vendorConfig?.aci;
  const organization = useSelector(selectOrganization);
  const saved = useSelector(selectAddressBook);
  const [id, setId] = useState<string>();
  const isLoading = [organization, saved].some(({ phase, value }) => phase === 'loading' && !value);
  // Addresses that arrive late must not replace a form that is being filled in.
  if (isLoading) return <Spinner label={texts.loadingCard} />;
  const billTo = organization.value?.addresses.filter(({ type }) => type === 'B') ?? [];
  const chosen = billTo.find((one) => one.id === id) ?? billTo[0];
  const renderBilling = (onAddress: (address: Address) => void) => (
    <BillingAddressChoice addresses={saved.value?.map(({ address }) => address) ?? []} onUse={onAddress}>
      <AddressForm draft={toDraft(undefined)} submitLabel={texts.useBilling} onSubmit={onAddress} />
    </BillingAddressChoice>
  );
  const billing = chosen ? { shippingAddress: chosen.address as Address } : { renderBilling };
  return (
    <Stack gap={4}>
      {chosen && (
        <Select
          label={invoicePage.billTo}
          value={chosen.id}
          onChange={(event) => setId(event.target.value)}
          options={billTo.map(({ id: value, label, address }) => ({
            value,
            label: `${label}, ${address.address1}, ${address.city}`,
          }))}
        />
      )}
      {aci ? (
        <Suspense fallback={<Spinner label={texts.loadingCard} />}>
          <hosted.Screen aci={aci} payment={payment} billing={billing} />
        </Suspense>
      ) : (
        <PayingCard {...payment} {...billing} cards={cards} now={now} canSave />
      )}
    </Stack>
  );
}
