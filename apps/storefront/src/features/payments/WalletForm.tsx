import { Suspense } from 'react';
import { useSelector } from 'react-redux';
import { selectAddressBook } from '@foolscap/account/state';
import { toDraft } from '@foolscap/checkout/model';
import { AddressForm } from '@foolscap/checkout/ui';
import type { Address } from '@foolscap/core/vocabulary';
import type { SavedCard } from '@foolscap/payments/contract';
import { EditWalletCard, NewWalletCard } from '@foolscap/payments/feature';
import { selectWallet } from '@foolscap/payments/state';
import { BillingAddressChoice } from '@foolscap/payments/ui';
import { Spinner } from '@foolscap/ui/components';
import { lazyFeature } from '../../rendering/lazy-feature.tsx';
import { usePageServices } from '../../rendering/page-services.ts';
import { paymentsFeature } from './feature.ts';
import { PAYMENTS_SCREEN_MESSAGES } from './payments-messages.ts';

const { paymentPages: texts } = PAYMENTS_SCREEN_MESSAGES;

export const features = [paymentsFeature];

/** Loaded only with hosted fields. */
const hosted = lazyFeature(() => import('./HostedWalletForm.tsx'), { as: 'page' });

export interface WalletFormProps {
  /** The card to change; without it, the form is for a new card. */
  card: SavedCard | undefined;
  onCancel: () => void;
}

/** The form for a saved card, with the address book and checkout's address form. A separate chunk, because most visitors only look. */
export default function WalletForm({ card, onCancel }: WalletFormProps) {
  const { cards, now } = usePageServices();
  const aci = useSelector(selectWallet).value?.vendorConfig?.aci;
  const saved = useSelector(selectAddressBook).value ?? [];
  const addresses = [...saved]
    .sort((one, other) => Number(other.defaultBilling) - Number(one.defaultBilling))
    .map(({ address }) => address);
  const renderBilling = (draft: Address | undefined, onAddress: (address: Address) => void) => (
    <BillingAddressChoice addresses={addresses} onUse={onAddress}>
      <AddressForm draft={toDraft(draft)} submitLabel={texts.useBilling} onSubmit={onAddress} />
    </BillingAddressChoice>
  );
  const form = { now, renderBilling, onCancel };
  if (card) return <EditWalletCard {...form} card={card} />;
  if (!aci) return <NewWalletCard {...form} cards={cards} />;
  return (
    <Suspense fallback={<Spinner label={texts.loadingCard} />}>
      <hosted.Screen
        aci={aci}
        onCancel={onCancel}
        renderBilling={(onAddress) => renderBilling(undefined, onAddress)}
      />
    </Suspense>
  );
}
