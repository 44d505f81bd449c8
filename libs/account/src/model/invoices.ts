import { formatCsv } from '@foolscap/core/files';
import type { ReplyError } from '@foolscap/core/messages';
import type { InvoiceEntry } from '../contract/invoices.ts';
import { accountMessage } from './account-message.ts';
import { INVOICE_MESSAGES } from './invoice-messages.ts';
import type { ACCOUNT_MESSAGES } from './messages.ts';

/** Returns the message for a rejected call about invoices. */
export function invoiceMessage(
  refusal: ReplyError,
  messages: typeof ACCOUNT_MESSAGES,
  { invoiceFailures }: Pick<typeof INVOICE_MESSAGES, 'invoiceFailures'>,
): string {
  const texts: Readonly<Record<string, string>> = invoiceFailures;
  return texts[refusal.code ?? ''] ?? accountMessage(refusal, messages);
}

/** Writes the entries of a statement as CSV. Amounts are in dollars. */
export const formatStatementCsv = (
  entries: readonly InvoiceEntry[],
  { statementKinds, invoicePage, invoicesPage, invoiceStatement: texts } = INVOICE_MESSAGES,
): string =>
  formatCsv([
    [
      invoicePage.date,
      invoicePage.entry,
      texts.document,
      invoicesPage.order,
      invoicePage.amount,
      texts.balance,
    ],
    ...entries.map(({ at, kind, number, orderNumber = '', amount, balance }) => [
      at,
      statementKinds[kind],
      number,
      orderNumber,
      amount,
      balance,
    ]),
  ]);
