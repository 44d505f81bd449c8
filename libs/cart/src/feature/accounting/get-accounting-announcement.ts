import type { InvoiceInfo } from '../../contract/index.ts';
import { ACCOUNTING_FIELDS, ACCOUNTING_REQUEST_FIELDS } from '../../model/accounting.ts';
import type { ConfirmedChange } from '../../state/index.ts';
import type { BUSINESS_CART_MESSAGES } from '../../model/business-cart-messages.ts';

/** Returns the announcement of a confirmed choice, with the organization's labels. */
export function getAccountingAnnouncement(
  change: ConfirmedChange,
  info: InvoiceInfo,
  { accounting: texts }: typeof BUSINESS_CART_MESSAGES,
): string | undefined {
  if (change.kind !== 'accounting' || change.choice.lines) return undefined;
  return ACCOUNTING_FIELDS.flatMap((field) => {
    const value = change.choice[ACCOUNTING_REQUEST_FIELDS[field]];
    const name = info[field]?.name;
    if (value === undefined || name === undefined) return [];
    return value === null ? texts.cleared(name) : texts.chosen(name, value);
  }).join(' ');
}
