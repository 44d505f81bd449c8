import type { InvoicesRequest } from '@foolscap/account/client';
import type { InvoicesView } from '@foolscap/account/feature';
import { INVOICE_FILTERS, MOST_PAID_INVOICES } from '@foolscap/account/model';
import type { InvoiceFilter } from '@foolscap/account/model';

// Not in the path table, which every page loads.
export const INVOICES_PATH = '/account/invoices';

const NUMBER = /^INV-\d{4}-\d{6,9}$/;

/** Reads the page number of an address; undefined for the first page. */
export function readPage(search: URLSearchParams): number | undefined {
  const page = search.get('page') ?? '';
  return /^[1-9]\d{0,4}$/.test(page) && page !== '1' ? Number(page) : undefined;
}

/** Reads the part of the pages about invoices that an address shows. Invalid values are ignored. */
export function readInvoicesView(number: string | undefined, search: URLSearchParams): InvoicesView {
  if (number !== undefined) return { type: 'invoice', number };
  const month = search.get('month') ?? '';
  if (/^20\d\d-(0[1-9]|1[0-2])$/.test(month)) return { type: 'statement', month };
  return readSelected(search).length > 0 ? { type: 'pay' } : { type: 'list' };
}

/** Reads the invoices that an address selects for payment. */
const readSelected = (search: URLSearchParams): string[] =>
  [...new Set(search.getAll('invoice'))].filter((number) => NUMBER.test(number)).slice(0, MOST_PAID_INVOICES);

/** Reads the invoices that an address lists, or those that it selects. */
export function readInvoicesRequest(search: URLSearchParams): InvoicesRequest {
  const numbers = readSelected(search);
  if (numbers.length > 0) return { numbers, size: MOST_PAID_INVOICES };
  const filter = INVOICE_FILTERS.find((each) => each.toLowerCase() === search.get('filter'));
  const orderNumber = search.get('order')?.trim().slice(0, 40);
  const page = readPage(search);
  return { ...(filter && { filter }), ...(orderNumber && { orderNumber }), ...(page && { page }) };
}

const withSearch = (search: URLSearchParams) =>
  search.size > 0 ? `${INVOICES_PATH}?${search}` : INVOICES_PATH;

/** Returns the path of the invoices. @param page from 1 */
export const invoicesPath = (
  { filter = 'ALL', orderNumber }: { filter?: InvoiceFilter; orderNumber?: string | undefined } = {},
  page = 1,
): string =>
  withSearch(
    new URLSearchParams({
      ...(filter !== 'ALL' && { filter: filter.toLowerCase() }),
      ...(orderNumber && { order: orderNumber }),
      ...(page > 1 && { page: String(page) }),
    }),
  );

export const invoicePath = (number: string): string => `${INVOICES_PATH}/${encodeURIComponent(number)}`;

/** Returns the path on which invoices are paid. */
export const invoicePaymentPath = (numbers: readonly string[]): string =>
  withSearch(new URLSearchParams(numbers.map((number) => ['invoice', number])));

/** Returns the path of the statement of a month. @param page from 1 */
export const invoiceStatementPath = (month: string, page = 1): string =>
  withSearch(new URLSearchParams({ month, ...(page > 1 && { page: String(page) }) }));
