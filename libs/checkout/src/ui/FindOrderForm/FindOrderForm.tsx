import { type ReactNode, useState } from 'react';
import { Alert, Button, Stack, TextField, useMessages } from '@foolscap/ui/components';
import { FIND_ORDER_MESSAGES } from '../../model/find-order-messages.ts';

export interface FindOrderFormProps {
  /** The form endpoint. The form is submitted by the browser, with and without JavaScript. */
  action: string;
  /** Slot for the hidden fields of the form. */
  fields?: ReactNode;
  /** The order number of a submission that failed. */
  orderNumber?: string | undefined;
  /** The email address of a submission that failed. */
  email?: string | undefined;
  /** Why the last submission failed. */
  error?: string | undefined;
}

/** Finds an order that was placed without an account, by its number and email address (decision-guest-orders). */
export function FindOrderForm({ action, fields, orderNumber = '', email = '', error }: FindOrderFormProps) {
  const { findOrder: texts } = useMessages('checkout', FIND_ORDER_MESSAGES);
  const [isSent, setIsSent] = useState(false);
  return (
    <form
      method="post"
      action={action}
      onSubmit={(event) => {
        if (isSent) event.preventDefault();
        setIsSent(true);
      }}
    >
      {fields}
      <Stack gap={4}>
        {error && (
          <Alert kind="failure" live="assertive">
            {error}
          </Alert>
        )}
        <TextField
          label={texts.number}
          name="orderNumber"
          inputMode="numeric"
          autoComplete="off"
          width="full"
          required
          maxLength={40}
          defaultValue={orderNumber}
          hint={texts.numberHint}
        />
        <TextField
          label={texts.email}
          name="email"
          type="email"
          autoComplete="email"
          width="full"
          required
          maxLength={254}
          defaultValue={email}
          hint={texts.emailHint}
        />
        <div>
          <Button type="submit" variant="primary" busy={isSent}>
            {texts.find}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
