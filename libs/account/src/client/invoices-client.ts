import type { HttpClient } from '@foolscap/core/http';
import type { Invoice, InvoiceReceipt, InvoicesData, InvoiceStatement } from '../contract/index.ts';
import type { InvoiceFilter } from '../model/invoice-codes.ts';

/** A page of invoices. */
export interface InvoicesRequest {
  filter?: InvoiceFilter | undefined;
  /** Only those of an order. */
  orderNumber?: string | undefined;
  /** Only these, such as those that are about to be paid. */
  numbers?: readonly string[] | undefined;
  /** From 1. */
  page?: number | undefined;
  /** Rows per page, up to 999. */
  size?: number | undefined;
}

/** A page of the statement of a month. */
export interface InvoiceStatementRequest {
  /** `YYYY-MM`, in the time zone of the organization. */
  month: string;
  /** From 1. */
  page?: number | undefined;
  /** Entries per page, up to 999. */
  size?: number | undefined;
}

/** A new card in the form of the domain of payments, with the answer to a captcha if one was required. */
export interface NewInvoiceCard {
  cardPayment: object;
  captcha?: string;
}

/** A payment of all that is open of invoices, by a saved or a new card. */
export type InvoicePaymentRequest = {
  invoices: readonly string[];
  /** The sum of what is open, in dollars. */
  total: number;
} & ({ cardId: string } | { card: NewInvoiceCard });

/** The calls of the invoices of an organization. Each rejects with HttpError. `key` is the idempotency key, the same for each retry of a payment. */
export interface InvoicesClient {
  getInvoices(request: InvoicesRequest, signal?: AbortSignal): Promise<InvoicesData>;
  getInvoice(number: string, signal?: AbortSignal): Promise<Invoice>;
  getStatement(request: InvoiceStatementRequest, signal?: AbortSignal): Promise<InvoiceStatement>;
  pay(payment: InvoicePaymentRequest, key?: string): Promise<InvoiceReceipt>;
}

const PATH = '/organization/invoices';

export function createInvoicesClient(http: HttpClient): InvoicesClient {
  const get = async <T>(
    path: string,
    query: Record<string, string | number | undefined>,
    signal: AbortSignal | undefined,
  ): Promise<T> =>
    (
      await http.send<T>({
        method: 'GET',
        path,
        query: Object.fromEntries(
          Object.entries(query).flatMap(([name, value]) =>
            value === undefined ? [] : [[name, String(value)]],
          ),
        ),
        ...(signal ? { signal } : {}),
      })
    ).data;
  return {
    getInvoices: ({ numbers, ...request }, signal) =>
      get(PATH, { ...request, numbers: numbers?.join(',') }, signal),
    getInvoice: (number, signal) => get(`${PATH}/${encodeURIComponent(number)}`, {}, signal),
    getStatement: ({ month, page, size }, signal) =>
      get(`${PATH}/statements/${encodeURIComponent(month)}`, { page, size }, signal),
    pay: async ({ invoices, total, ...by }, idempotencyKey) =>
      (
        await http.send<InvoiceReceipt>({
          method: 'POST',
          path: `${PATH}/payments`,
          body: {
            invoices,
            total,
            ...('card' in by
              ? by.card
              : {
                  cardPayment: {
                    paymentType: 'CREDIT_CARD',
                    source: 'USER_KEYED',
                    currencyCode: 'USD',
                    profileRefId: by.cardId,
                  },
                }),
          },
          ...(idempotencyKey ? { idempotencyKey } : {}),
        })
      ).data,
  };
}
