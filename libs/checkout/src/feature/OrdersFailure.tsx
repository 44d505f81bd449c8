import type { Failure } from '@foolscap/core/http';
import { Alert } from '@foolscap/ui/components';
import { checkoutMessage } from '../model/index.ts';
import { useCheckoutMessages } from '../ui/messages.tsx';

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
  const messages = useCheckoutMessages();
  return (
    <Alert kind="failure" live="polite" onRetry={onRetry} isRetrying={isLoading}>
      {checkoutMessage(failure, messages)}
    </Alert>
  );
}
