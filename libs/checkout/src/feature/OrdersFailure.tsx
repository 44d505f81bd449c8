import type { Failure } from '@foolscap/core/http';
import { Alert, useMessages } from '@foolscap/ui/components';
import { checkoutMessage } from '../model/index.ts';
import { CHECKOUT_MESSAGES } from '../model/messages.ts';

/** The alert shown instead of a list of orders that could not be loaded. */
export function OrdersFailure({
  failure,
  isLoading,
  onRetry,
}: {
  readonly failure: Failure;
  /** Loading is being retried: the button shows it. */
  readonly isLoading: boolean;
  readonly onRetry: () => void;
}) {
  const messages = useMessages('checkout', CHECKOUT_MESSAGES);
  return (
    <Alert kind="failure" live="polite" onRetry={onRetry} isRetrying={isLoading}>
      {checkoutMessage(failure, messages)}
    </Alert>
  );
}
