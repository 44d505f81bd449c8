import { useSelector } from 'react-redux';
import { accountAreaActions, selectAddressBook } from '@foolscap/account/state';
import { toDraft } from '@foolscap/checkout/model';
import { AddressForm } from '@foolscap/checkout/ui';
import type { Address } from '@foolscap/core/vocabulary';
import type { SavedCard } from '@foolscap/payments/contract';
import { EditWalletCard, NewWalletCard } from '@foolscap/payments/feature';
import { BillingAddressChoice } from '@foolscap/payments/ui';
import { accountAreaPart } from '../../parts/account-area.part.ts';
import { captchaPart } from '../../parts/captcha.part.ts';
import type { PageExports } from '../../rendering/lazy-screen.tsx';
import { usePageServices } from '../../rendering/page-services.ts';

export const parts = [accountAreaPart, captchaPart];

export const load: PageExports['load'] = () => [accountAreaActions.addressesRequested()];

export interface WalletFormProps {
  /** The card to change; without it, the form is for a new one. */
  card: SavedCard | undefined;
  onCancel: () => void;
}

/** The form of a saved card, with the address book, and the address form of checkout. In a chunk of its own: most visits only look. */
export default function WalletForm({ card, onCancel }: WalletFormProps) {
  const { cards, now } = usePageServices();
  const saved = useSelector(selectAddressBook).value ?? [];
  const addresses = [...saved]
    .sort((one, other) => Number(other.defaultBilling) - Number(one.defaultBilling))
    .map(({ address }) => address);
  const renderBilling = (draft: Address | undefined, onAddress: (address: Address) => void) => (
    <BillingAddressChoice addresses={addresses} onUse={onAddress}>
      <AddressForm draft={toDraft(draft)} submitLabel="Use this billing address" onSubmit={onAddress} />
    </BillingAddressChoice>
  );
  const form = { now, renderBilling, onCancel };
  return card ? <EditWalletCard {...form} card={card} /> : <NewWalletCard {...form} cards={cards} />;
}
