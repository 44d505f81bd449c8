import type { ReactNode } from 'react';
import { Alert } from '@foolscap/ui/components';

/** Reports an order without a reply, which may have been placed; checking again is safe. */
export function UncertainOrderAlert({ actions }: { actions?: ReactNode }) {
  return (
    <Alert kind="warning" live="assertive" title="We didn’t get a response" actions={actions}>
      Your order may have been placed. Check again. You won’t be charged twice.
    </Alert>
  );
}
