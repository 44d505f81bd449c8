import { useEffect } from 'react';
import type { RefObject } from 'react';
import { useSettledValue } from '@foolscap/ui/components';
import type { CheckoutInfo } from '../../contract/index.ts';
import { AddressSuggestion } from '../../ui/index.ts';
import type { StepProps } from './step.ts';

export interface SuggestedAddressProps extends Pick<StepProps, 'busy' | 'refusal' | 'onSubmit'> {
  address: NonNullable<CheckoutInfo['suggestedAddress']>;
  /** The chosen address, which takes the focus once it is corrected. */
  chosen: RefObject<HTMLElement | null>;
}

/** An address correction, connected to its step. A separate chunk, because few addresses need it. */
export default function SuggestedAddress({
  address,
  chosen,
  busy,
  refusal,
  onSubmit,
}: SuggestedAddressProps) {
  // While saving again, only the button shows progress.
  const error = useSettledValue(refusal.error, busy);
  const attempt = useSettledValue(refusal.attempt, busy);
  // The clicked button disappears with the suggestion.
  useEffect(
    () => () => {
      if (document.activeElement === document.body) chosen.current?.focus();
    },
    [chosen],
  );
  return (
    <AddressSuggestion
      address={address}
      busy={busy}
      error={error}
      attempt={attempt}
      onUse={() => onSubmit({ addresses: [address] })}
    />
  );
}
