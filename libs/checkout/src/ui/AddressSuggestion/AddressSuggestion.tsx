import type { Address } from '@foolscap/core/vocabulary';
import { Alert, Button, useMessages } from '@foolscap/ui/components';
import { ADDRESS_SUGGESTION_MESSAGES } from '../../model/address-suggestion-messages.ts';

export interface AddressSuggestionProps {
  /** The address with the city and state of its ZIP code. */
  address: Pick<Address, 'city' | 'state' | 'zipCode'>;
  /** The address is being corrected: clicks are ignored. */
  busy?: boolean;
  /** The reason why the address could not be saved. */
  error?: string | undefined;
  /** Increases with each error, so that the same one is announced again. */
  attempt?: number | undefined;
  /** Called by the button that takes the suggestion. */
  onUse?: () => void;
}

/** A hint that an address's city or state does not match its ZIP code. It blocks nothing. */
export function AddressSuggestion({ address, busy = false, error, attempt, onUse }: AddressSuggestionProps) {
  const { addressSuggestion: texts } = useMessages('checkout', ADDRESS_SUGGESTION_MESSAGES);
  const { city, state, zipCode } = address;
  return (
    <Alert
      kind={error ? 'failure' : 'info'}
      live="polite"
      title={texts.title(`${city}, ${state} ${zipCode}`)}
      actions={
        <Button size="small" busy={busy} onClick={onUse}>
          {texts.use}
        </Button>
      }
    >
      <span key={error && attempt}>{error ?? texts.mismatch}</span>
    </Alert>
  );
}
