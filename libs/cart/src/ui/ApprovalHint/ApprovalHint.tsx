import { formatMoney, toMinorUnits } from '@foolscap/core/money';
import { Alert, useLocale, useMessages } from '@foolscap/ui/components';
import { BUSINESS_CART_MESSAGES } from '../../model/business-cart-messages.ts';

export interface ApprovalHintProps {
  /** The order total in dollars up to which the buyer needs no approval. */
  limit: number;
  /** The organization whose members approve. */
  organization: string;
}

/** A hint before checkout that an order of this total needs approval. */
export function ApprovalHint({ limit, organization }: ApprovalHintProps) {
  const locale = useLocale();
  const { accounting: texts } = useMessages('cart', BUSINESS_CART_MESSAGES);
  return <Alert kind="info">{texts.approval(formatMoney(toMinorUnits(limit), locale), organization)}</Alert>;
}
