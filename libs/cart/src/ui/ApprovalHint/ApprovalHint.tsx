import { formatMoney, toMinorUnits } from '@foolscap/core/money';
import { Alert, useLocale } from '@foolscap/ui/components';

export interface ApprovalHintProps {
  /** The order total in dollars up to which the buyer needs no approval. */
  limit: number;
  /** The organization whose members approve. */
  organization: string;
}

/** A hint before checkout that an order of this total needs approval. */
export function ApprovalHint({ limit, organization }: ApprovalHintProps) {
  const locale = useLocale();
  return (
    <Alert kind="info">
      This order needs approval, because it is above {formatMoney(toMinorUnits(limit), locale)}. You can place
      it now. It ships when an approver of {organization} releases it.
    </Alert>
  );
}
