import { INVOICE_CODES } from '@foolscap/account/model';
import { toDecimal } from '@foolscap/core/money';
import { ApiError, notFound } from '../../kernel/http/api-error.ts';

export const invoiceNotFound = () =>
  notFound(INVOICE_CODES.invoiceNotFound, 'Your organization has no such invoice.');

export const invoicePaid = (number: string) =>
  new ApiError(409, INVOICE_CODES.invoicePaid, `Invoice ${number} is already paid.`, {
    details: { number },
  });

export const invoiceInPayment = (number: string) =>
  new ApiError(
    409,
    INVOICE_CODES.invoiceInPayment,
    `A payment of invoice ${number} is in progress. Try again in a few minutes.`,
    { details: { number } },
  );

export const invoiceBilledElsewhere = (number: string) =>
  new ApiError(409, INVOICE_CODES.invoiceBilledElsewhere, `Invoice ${number} can’t be paid here.`, {
    details: { number },
  });

/** @param open US cents that are open */
export const invoiceTotalChanged = (open: number) =>
  new ApiError(
    409,
    INVOICE_CODES.invoiceTotalChanged,
    'The open amount is different now. Check it, then pay again.',
    { details: { total: toDecimal(open) } },
  );
