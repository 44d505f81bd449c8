import { useState } from 'react';
import type { ReactNode } from 'react';
import { type Address, formatPlace } from '@foolscap/core/vocabulary';
import { Checkbox, Text, useMessages } from '@foolscap/ui/components';
import { NEW_CARD_MESSAGES } from './new-card-messages.ts';
import styles from './CardForm.module.scss';

/** The choice of a billing address: the delivery address, or another one from a separate form. */
export interface BillingChoice {
  billingAddress: Address | undefined;
  /** Without an address, its form takes the place of the buttons. */
  hasAddress: boolean;
  /** The fields inside the card form. */
  fields: ReactNode;
  /** The form for another address, outside the card form. */
  addressForm: ReactNode;
}

/**
 * Manages a card's billing address choice.
 * @param id prefix of the fields' ids
 * @param shippingAddress the delivery address, offered by default
 * @param renderBilling renders a form for another address; without it, the delivery address is used
 */
export function useBillingChoice(
  id: string,
  shippingAddress: Address | undefined,
  renderBilling: ((onAddress: (address: Address) => void) => ReactNode) | undefined,
): BillingChoice {
  const { newCard: texts } = useMessages('payments', NEW_CARD_MESSAGES);
  const [sameAddress, setSameAddress] = useState(shippingAddress !== undefined || !renderBilling);
  const [billing, setBilling] = useState<Address>();
  return {
    billingAddress: sameAddress ? shippingAddress : billing,
    hasAddress: sameAddress || billing !== undefined,
    fields: (
      <>
        {shippingAddress && renderBilling && (
          <Checkbox
            id={`${id}-billing`}
            label={texts.billSame}
            checked={sameAddress}
            onChange={(event) => setSameAddress(event.target.checked)}
          />
        )}
        {!sameAddress && billing && <p className={styles.billing}>{texts.billedTo(formatPlace(billing))}</p>}
      </>
    ),
    addressForm: (
      <>
        <Text as="p" weight="semibold">
          {texts.billing}
        </Text>
        {renderBilling?.(setBilling)}
      </>
    ),
  };
}
