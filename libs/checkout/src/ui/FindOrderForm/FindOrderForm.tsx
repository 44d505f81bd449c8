import { type ReactNode, useState } from 'react';
import { Alert, Button, Stack, TextField } from '@foolscap/ui/components';

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
          label="Order number"
          name="orderNumber"
          inputMode="numeric"
          autoComplete="off"
          width="full"
          required
          maxLength={40}
          defaultValue={orderNumber}
          hint="It is in the emails about your order."
        />
        <TextField
          label="Email address"
          name="email"
          type="email"
          autoComplete="email"
          width="full"
          required
          maxLength={254}
          defaultValue={email}
          hint="The address that you placed the order with."
        />
        <div>
          <Button type="submit" variant="primary" busy={isSent}>
            Find order
          </Button>
        </div>
      </Stack>
    </form>
  );
}
