import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { buildInvoice } from '../../testing/index.ts';
import { InvoiceDetails } from './InvoiceDetails.tsx';

const meta = {
  title: 'Account/InvoiceDetails',
  component: InvoiceDetails,
  tags: ['autodocs'],
  parameters: {
    receivesData: { Empty: 'an invoice has at least one line', Failed: 'the page shows the failure' },
  },
  args: {
    invoice: buildInvoice(),
    orderHref: (number) => `/order/${number}`,
    documentHref: (name) => `/documents/${name}`,
    payHref: (number) => `?invoice=${number}`,
  },
} satisfies Meta<typeof InvoiceDetails>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    state: 'invoice with a credit note',
    recipe:
      'Ship an order of office@example.com, run `npm run orders -- return ORDER 1 1 --reference RMA-1`, then open the invoice.',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Download as PDF' })).toHaveAttribute(
      'href',
      '/documents/INV-2026-000009',
    );
    await expect(canvas.getByRole('link', { name: 'Pay $240.05' })).toHaveAttribute(
      'href',
      '?invoice=INV-2026-000009',
    );
    await expect(canvas.getByText('Credit note · CRN-2026-000002')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Download CRN-2026-000002 as PDF' })).toHaveAttribute(
      'href',
      '/documents/CRN-2026-000002',
    );
  },
};
export const Paid: Story = {
  args: {
    invoice: buildInvoice({
      status: 'PAID',
      open: 0,
      canPay: false,
      creditNotes: [],
      applications: [
        {
          kind: 'PAYMENT',
          at: '2026-11-20T15:00:00.000Z',
          amount: 310.05,
          number: 'PAY-2026-000003',
          note: 'Visa 1111',
        },
      ],
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Payment · PAY-2026-000003 · Visa 1111')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^Pay/ })).toBeNull();
  },
};
/** A part of the credit went back to the card of the order. */
export const ReturnedToCard: Story = {
  args: {
    invoice: buildInvoice({
      creditNotes: [{ ...buildInvoice().creditNotes[0]!, account: 20 }],
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^\$30\.00 went back/)).toBeVisible();
  },
};
export const BillTrust: Story = {
  args: {
    invoice: buildInvoice({ biller: 'BILL_TRUST', canPay: false, portalUrl: 'https://billing.example.com/' }),
  },
};
export const BlueTarp: Story = {
  args: {
    invoice: buildInvoice({
      biller: 'BLUE_TARP',
      status: 'TRANSFERRED',
      open: 0,
      canPay: false,
      creditNotes: [],
      applications: [{ kind: 'TRANSFER', at: '2026-10-02T15:00:00.000Z', amount: 310.05 }],
    }),
  },
};
/** The provider that billed the invoice got the credit. */
export const CreditedByBlueTarp: Story = {
  args: {
    invoice: buildInvoice({
      ...BlueTarp.args!.invoice,
      creditNotes: [{ ...buildInvoice().creditNotes[0]!, account: 0, transferred: 50 }],
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Blue Tarp credits $50.00.')).toBeVisible();
    await expect(canvas.queryByText(/went back to other payments/)).toBeNull();
    await expect(canvas.queryByRole('link', { name: /^Pay/ })).toBeNull();
  },
};
export const Loading: Story = { args: { invoice: undefined } };
export const LongContent: Story = {
  args: {
    invoice: buildInvoice({
      purchaseOrderNumber: 'PO / Field office North 2026-11 / Q4 # 77-B',
      surcharges: 12,
      services: 149.99,
      fees: 5,
      lines: Array.from({ length: 12 }, (_, index) => ({
        itemId: `FS-${1_000_000 + index}`,
        name: 'Multipurpose copy paper, recycled, bright white, letter size, 500 sheets, case of ten reams',
        qty: 12_000,
        unitPrice: 1_299.99,
        price: 15_599_880,
        surcharge: 1,
        services: 0,
        tax: 974_992.5,
      })),
    }),
  },
};
