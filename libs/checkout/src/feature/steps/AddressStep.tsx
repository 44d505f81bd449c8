import { useRef } from 'react';
import type { Address } from '@foolscap/core/vocabulary';
import { Alert, Button, Stack, Text, useMessages } from '@foolscap/ui/components';
import type { CheckoutInfo } from '../../contract/index.ts';
import { addressLines, suggestAddress, type AddressDraft } from '../../model/index.ts';
import { AddressForm } from '../../ui/index.ts';
import type { AddressFormProps } from '../../ui/index.ts';
import { useCheckoutDraft } from '../use-checkout-draft.ts';
import { CHECKOUT_PAGE_MESSAGES } from '../../model/checkout-page-messages.ts';
import { isGuest, type StepProps, type SummaryProps } from './step.ts';
import SuggestedAddress from './SuggestedAddress.tsx';
import styles from './Step.module.scss';

type SavedAddress = CheckoutInfo['savedAddresses'][number];

/** The addresses to choose from: those of the organization, then the shopper's own. */
const listChoices = ({
  organization,
  savedAddresses,
}: CheckoutInfo): { label?: string; address: SavedAddress }[] => [
  ...(organization?.addresses.filter(({ type }) => type === 'S') ?? []),
  ...savedAddresses.map((address) => ({ address })),
];

function AddressBlock({ label, address }: { label?: string | undefined; address: SavedAddress }) {
  return (
    <div>
      {label && <strong>{label}</strong>}
      <address className={styles.address}>
        {addressLines(address).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
    </div>
  );
}

/** The chosen address, and a correction if its city and ZIP code differ. */
export function AddressSummary({
  info,
  ...form
}: SummaryProps & Pick<StepProps, 'busy' | 'refusal' | 'onSubmit'>) {
  const { shippingAddress, suggestedAddress } = info;
  const block = useRef<HTMLDivElement>(null);
  if (!shippingAddress) return null;
  const chosen = listChoices(info).find(({ label, address }) => label && address.id === shippingAddress.id);
  return (
    <Stack gap={4}>
      <div ref={block} tabIndex={-1} className={styles.chosen}>
        <AddressBlock label={chosen?.label} address={shippingAddress} />
      </div>
      {suggestedAddress && <SuggestedAddress {...form} address={suggestedAddress} chosen={block} />}
    </Stack>
  );
}

/** Saved addresses to deliver to, and a form for another one if the organization allows that. */
export function AddressStep({
  info,
  busy,
  refusal,
  onSubmit,
  onKeep,
  zipPlace,
  onZipCode,
}: StepProps &
  Pick<AddressFormProps, 'zipPlace' | 'onZipCode'> & {
    /** Checks whether the shopper also wants to save the address to the address book. */
    onKeep: (address: Address) => void;
  }) {
  const { checkoutPage: texts } = useMessages('checkout', CHECKOUT_PAGE_MESSAGES);
  const draft = useCheckoutDraft<AddressDraft>('ADDRESS');
  const choices = listChoices(info);
  const ownAddressAllowed = info.organization?.ownAddressAllowed ?? true;
  return (
    <Stack gap={5}>
      {choices.length > 0 && (
        <ul className={styles.saved}>
          {choices.map(({ label, address }) => (
            <li key={address.id ?? address.address1} className={styles.savedAddress}>
              <AddressBlock label={label} address={address} />
              <Button
                size="small"
                busy={busy}
                aria-label={texts.deliverTo(label ?? address.address1)}
                onClick={() => onSubmit({ addresses: [{ ...address, type: 'S' }] })}
              >
                {texts.deliverHere}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {choices.length > 0 && ownAddressAllowed && <Text weight="semibold">{texts.anotherAddress}</Text>}
      {ownAddressAllowed ? (
        <AddressForm
          draft={suggestAddress(info)}
          {...draft}
          busy={busy}
          {...refusal}
          offersSaving={!isGuest(info)}
          zipPlace={zipPlace}
          onZipCode={onZipCode}
          onSubmit={(address, keep) => {
            onSubmit({ addresses: [address] });
            if (keep) onKeep(address);
          }}
        />
      ) : (
        refusal.error && (
          <Alert key={refusal.attempt} kind="failure" live="assertive" takesFocus>
            {refusal.error}
          </Alert>
        )
      )}
    </Stack>
  );
}
