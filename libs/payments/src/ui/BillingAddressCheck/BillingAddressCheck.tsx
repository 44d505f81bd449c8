import { useId, useState } from 'react';
import { addressLines } from '@foolscap/core/vocabulary';
import type { Address } from '@foolscap/core/vocabulary';
import { Alert, Button, Inline, RadioGroup, Stack, Text, useMessages } from '@foolscap/ui/components';
import { PAYMENT_DRAWER_MESSAGES } from '../PaymentDrawer/payment-drawer-messages.ts';
import styles from './BillingAddressCheck.module.scss';

export interface BillingAddressCheckProps {
  /** The address that the shopper entered, which is already saved. */
  entered: Address;
  /** The address with the city and state of its ZIP code; absent if the ZIP code could not be found. */
  suggested?: Address | undefined;
  /** The chosen address is being saved: clicks are ignored. */
  busy?: boolean;
  /** Why the chosen address could not be saved. */
  error?: string | undefined;
  /** Increases with each outcome, so that a repeated error is announced again. */
  attempt?: number;
  /** Called with the suggested address if it was chosen. */
  onUse?: (address: Address) => void;
  /** Called to keep the entered address. */
  onKeep?: () => void;
  /** Called to change the address. */
  onEdit?: () => void;
}

function Lines({ address }: { address: Address }) {
  return (
    <span className={styles.lines}>
      {addressLines(address).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </span>
  );
}

/** The check of a saved billing address: a suggestion to choose, or a ZIP code to confirm (storefront-2.34). It blocks nothing. */
export function BillingAddressCheck({
  entered,
  suggested,
  busy = false,
  error,
  attempt = 0,
  onUse,
  onKeep,
  onEdit,
}: BillingAddressCheckProps) {
  const { billingCheck: texts } = useMessages('payments', PAYMENT_DRAWER_MESSAGES);
  const id = useId();
  const [choice, setChoice] = useState<'suggested' | 'entered'>('suggested');
  const confirm = () => {
    if (busy) return;
    if (suggested && choice === 'suggested') onUse?.(suggested);
    else onKeep?.();
  };
  return (
    <Stack gap={4}>
      {error && (
        <Alert key={attempt} kind="failure" live="assertive" takesFocus>
          {error}
        </Alert>
      )}
      {suggested ? (
        <>
          <Text as="p">{texts.mismatch}</Text>
          <RadioGroup
            name={`${id}-address`}
            label={texts.label}
            variant="rows"
            value={choice}
            onChange={(value) => setChoice(value as typeof choice)}
            options={[
              { value: 'suggested', label: texts.suggested, hint: <Lines address={suggested} /> },
              { value: 'entered', label: texts.entered, hint: <Lines address={entered} /> },
            ]}
          />
        </>
      ) : (
        <>
          <Text as="p">{texts.unknown(entered.zipCode)}</Text>
          <address className={styles.address}>
            <Lines address={entered} />
          </address>
        </>
      )}
      <Inline gap={2}>
        <Button variant="primary" busy={busy} onClick={confirm}>
          {texts.use}
        </Button>
        <Button variant="quiet" onClick={onEdit}>
          {texts.edit}
        </Button>
      </Inline>
    </Stack>
  );
}
