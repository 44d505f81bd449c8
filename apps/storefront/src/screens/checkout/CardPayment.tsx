import { useState } from 'react';
import type { CheckoutInfo } from '@foolscap/checkout/contract';
import type { ZipPlaceProps } from '@foolscap/checkout/feature';
import { toDraft } from '@foolscap/checkout/model';
import { AddressForm } from '@foolscap/checkout/ui';
import { NewCard } from '@foolscap/payments/feature';
import { Select, Stack } from '@foolscap/ui/components';
import { usePageServices } from '../../rendering/page-services.ts';

/**
 * The card form of the checkout. Members choose a bill-to address of their organization; other shoppers enter their own. In a chunk of its own,
 * since it is the last step.
 */
export default function CardPayment({
  info,
  billing,
  onSaved,
}: {
  info: CheckoutInfo;
  billing: ZipPlaceProps;
  onSaved: () => void;
}) {
  const { cards, now } = usePageServices();
  const billTo = info.organization?.addresses.filter(({ type }) => type === 'B') ?? [];
  const [id, setId] = useState<string>();
  const chosen = billTo.find((one) => one.id === id) ?? billTo[0];
  if (!chosen)
    return (
      <NewCard
        cards={cards}
        now={now}
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
      <NewCard cards={cards} now={now} shippingAddress={chosen.address} onSaved={onSaved} />
    </Stack>
  );
}
