import type { Failure } from '@foolscap/core/http';
import { Alert } from '@foolscap/ui/components';
import { useCartMessages } from '../messages.tsx';

export interface AddFailureProps {
  /** The failure of the request; without `status`, there was no reply. */
  failure: Failure;
}

/** An add without a reply may have been carried out; its idempotency key prevents adding it twice. */
const hasNoReply = ({ status }: Failure) => status === undefined;

/** Returns the title of the feedback for a failed add. */
export const getFailureTitle = (failure: Failure): string =>
  hasNoReply(failure) ? 'We didn’t get a response' : 'Nothing was added';

/** The reason of a failed add: the server's own where the shopper can act on it. */
export function AddFailure({ failure }: AddFailureProps) {
  const { texts } = useCartMessages();
  const { code, message, status } = failure;
  const isSpecific = status === 404 || status === 429 || code === 'SKU_INVALID';
  return (
    <Alert kind="failure">
      {hasNoReply(failure)
        ? 'The item may already be in your cart. Trying again won’t add it twice.'
        : isSpecific
          ? message
          : texts.addFailed}
    </Alert>
  );
}
