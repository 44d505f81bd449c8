import { useState } from 'react';
import type { ReactNode } from 'react';
import type { Address } from '@foolscap/core/vocabulary';
import { Button, Select, Stack, useMessages } from '@foolscap/ui/components';
import { BILLING_CHOICE_MESSAGES } from './billing-choice-messages.ts';

export interface BillingAddressChoiceProps {
  /** Saved addresses to choose from; if there are none, only the form is shown. */
  addresses: readonly Address[];
  /** Label of the button, a verb with its object. */
  submitLabel?: string;
  /** The chosen address is being saved: clicks are ignored. */
  busy?: boolean;
  /** Called with the chosen address, as a billing address. */
  onUse?: (address: Address) => void;
  /** Slot for the form for another address. */
  children: ReactNode;
}

const OTHER = 'other';

/** The choice of a saved address as the billing address, or of a new one. */
export function BillingAddressChoice({
  addresses: current,
  submitLabel,
  busy = false,
  onUse,
  children,
}: BillingAddressChoiceProps) {
  const { billingChoice: texts } = useMessages('payments', BILLING_CHOICE_MESSAGES);
  // Addresses that arrive late must not replace a form that is being filled in.
  const [addresses] = useState(current);
  const [chosen, setChosen] = useState('0');
  if (addresses.length === 0) return children;
  const address = addresses[Number(chosen)];
  return (
    <Stack gap={4}>
      <Select
        label={texts.billTo}
        value={address ? chosen : OTHER}
        onChange={(event) => setChosen(event.target.value)}
        options={[
          ...addresses.map(({ firstName, lastName, address1, city }, place) => ({
            value: String(place),
            label: `${[firstName, lastName].filter(Boolean).join(' ')}, ${address1}, ${city}`,
          })),
          { value: OTHER, label: texts.other },
        ]}
      />
      {address ? (
        <div>
          <Button
            busy={busy}
            onClick={() => {
              if (busy) return;
              const { id: _id, ...rest } = address;
              onUse?.({ ...rest, type: 'B' });
            }}
          >
            {submitLabel ?? texts.use}
          </Button>
        </div>
      ) : (
        children
      )}
    </Stack>
  );
}
