import { HttpError } from '@foolscap/core/http';
import type { InvoicesClient } from '../client/invoices-client.ts';
import type { Invoice, InvoicesData, InvoiceStatement, InvoiceSummary } from '../contract/index.ts';

/** Builds an invoice in a list; `overrides` replaces single fields. */
export const buildInvoiceSummary = (overrides: Partial<InvoiceSummary> = {}): InvoiceSummary => ({
  number: 'INV-2026-000012',
  orderNumber: '10052',
  issuedAt: '2026-11-12T15:00:00.000Z',
  dueOn: '2026-12-12',
  status: 'OPEN',
  biller: 'OWN',
  total: 126.4,
  open: 126.4,
  canPay: true,
  purchaseOrderNumber: 'PO-7',
  ...overrides,
});

const INVOICES = [
  buildInvoiceSummary(),
  buildInvoiceSummary({
    number: 'INV-2026-000009',
    orderNumber: '10044',
    issuedAt: '2026-10-02T15:00:00.000Z',
    dueOn: '2026-11-01',
    status: 'OVERDUE',
    total: 310.05,
    open: 290.05,
  }),
  buildInvoiceSummary({
    number: 'INV-2026-000004',
    orderNumber: '10031',
    issuedAt: '2026-09-14T15:00:00.000Z',
    dueOn: '2026-10-14',
    status: 'PAID',
    total: 42,
    open: 0,
    canPay: false,
  }),
];

/** Builds a page of invoices; `overrides` replaces single fields. */
export const buildInvoicesData = (overrides: Partial<InvoicesData> = {}): InvoicesData => ({
  invoices: [...INVOICES],
  filter: 'ALL',
  aging: { current: 126.4, days30: 290.05, days60: 0, days90: 0, older: 0, total: 416.45 },
  credit: 0,
  biller: 'OWN',
  firstMonth: '2026-09',
  currentMonth: '2026-11',
  timeZone: 'America/New_York',
  count: overrides.invoices?.length ?? INVOICES.length,
  page: 1,
  totPages: 1,
  ...overrides,
});

/** Builds an invoice; `overrides` replaces single fields. */
export const buildInvoice = (overrides: Partial<Invoice> = {}): Invoice => ({
  ...buildInvoiceSummary({ number: 'INV-2026-000009', orderNumber: '10044', total: 310.05, open: 240.05 }),
  timeZone: 'America/New_York',
  billTo: {
    type: 'B',
    firstName: 'Rowan',
    lastName: 'Bell',
    address1: '12 Mill Street',
    city: 'Holyoke',
    state: 'MA',
    zipCode: '01040',
  },
  lines: [
    {
      itemId: '100001',
      name: 'Copy paper, 500 sheets',
      qty: 20,
      unitPrice: 12.5,
      price: 250,
      surcharge: 0,
      services: 0,
      tax: 15.63,
    },
    {
      itemId: '100207',
      name: 'Gel pens, blue, 12 pack',
      qty: 3,
      unitPrice: 9.99,
      price: 29.97,
      surcharge: 0,
      services: 0,
      tax: 1.87,
    },
  ],
  goods: 279.97,
  surcharges: 0,
  services: 0,
  shipping: 12.58,
  fees: 0,
  tax: 17.5,
  applications: [
    { kind: 'TENDER', at: '2026-10-02T15:00:00.000Z', amount: 20, note: 'Visa' },
    { kind: 'CREDIT', at: '2026-10-20T15:00:00.000Z', amount: 50, number: 'CRN-2026-000002' },
  ],
  creditNotes: [
    {
      number: 'CRN-2026-000002',
      issuedAt: '2026-10-20T15:00:00.000Z',
      total: 50,
      account: 50,
      lines: [{ itemId: '100001', name: 'Copy paper, 500 sheets', qty: 4, amount: 50 }],
    },
  ],
  ...overrides,
});

/** Builds the statement of a month; `overrides` replaces single fields. */
export const buildInvoiceStatement = (overrides: Partial<InvoiceStatement> = {}): InvoiceStatement => ({
  month: '2026-11',
  firstMonth: '2026-09',
  currentMonth: '2026-11',
  timeZone: 'America/New_York',
  opening: 290.05,
  closing: 416.45,
  invoiced: 168.4,
  credited: 0,
  paid: -42,
  entries: [
    {
      at: '2026-11-12T15:00:00.000Z',
      kind: 'INVOICE',
      number: 'INV-2026-000012',
      orderNumber: '10052',
      amount: 168.4,
      balance: 458.45,
    },
    {
      at: '2026-11-20T15:00:00.000Z',
      kind: 'PAYMENT',
      number: 'PAY-2026-000003',
      amount: -42,
      balance: 416.45,
    },
  ],
  count: 2,
  page: 1,
  totPages: 1,
  ...overrides,
});

export interface FakeInvoices {
  data?: Partial<InvoicesData> | undefined;
  invoice?: Partial<Invoice> | undefined;
  statement?: Partial<InvoiceStatement> | undefined;
}

/** Creates invoices in memory for tests and stories. A payment pays them; one of another total is refused. */
export function createFakeInvoicesClient({ data, invoice, statement }: FakeInvoices = {}): InvoicesClient {
  const { invoices: known, ...rest } = buildInvoicesData(data);
  let invoices = known;
  return {
    getInvoices: async ({ filter = 'ALL', numbers, orderNumber }) => {
      const found = invoices.filter(
        (each) =>
          (!numbers || numbers.includes(each.number)) &&
          (orderNumber === undefined || each.orderNumber === orderNumber) &&
          (filter === 'ALL' || (filter === 'OPEN' ? each.open > 0 : filter === each.status)),
      );
      return { ...rest, invoices: found, filter, count: found.length };
    },
    getInvoice: async (number) => {
      const found = invoices.find((each) => each.number === number);
      if (!found)
        throw new HttpError({
          code: 'INVOICE_NOT_FOUND',
          status: 404,
          retryable: false,
          message: 'Your organization has no such invoice.',
        });
      return buildInvoice({ number, ...invoice });
    },
    getStatement: async ({ month }) => buildInvoiceStatement({ month, ...statement }),
    pay: async ({ invoices: numbers, total }) => {
      const paid = invoices.filter(({ number }) => numbers.includes(number));
      if (Math.abs(paid.reduce((sum, { open }) => sum + open, 0) - total) > 0.001)
        throw new HttpError({
          code: 'INVOICE_TOTAL_CHANGED',
          status: 409,
          retryable: false,
          message: 'The open amount is different now. Check it, then pay again.',
        });
      invoices = invoices.map((each) =>
        numbers.includes(each.number) ? { ...each, open: 0, status: 'PAID', canPay: false } : each,
      );
      return {
        number: 'PAY-2026-000004',
        amount: total,
        brand: 'VISA',
        lastFourDigit: '1111',
        invoices: paid.map(({ number, open }) => ({ number, amount: open })),
      };
    },
  };
}
