import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { buildInvoicesData, buildInvoiceSummary } from '../../testing/index.ts';
import { InvoiceList } from './InvoiceList.tsx';

const meta = {
  title: 'Account/InvoiceList',
  component: InvoiceList,
  tags: ['autodocs'],
  args: {
    data: buildInvoicesData(),
    action: '/account/invoices',
    hrefFor: (filter, page = 1) => `?filter=${filter.toLowerCase()}&page=${page}`,
    invoiceHref: (number) => `/account/invoices/${number}`,
    orderHref: (number) => `/order/${number}`,
  },
} satisfies Meta<typeof InvoiceList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Open invoices can be selected by keyboard; a paid one cannot. */
export const Default: Story = {
  parameters: {
    state: 'invoices of an organization',
    recipe: 'Sign in on /cc/mmx as office@example.com, ship an order, then open /cc/mmx/account/invoices.',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'INV-2026-000009' })).toHaveAttribute(
      'href',
      '/account/invoices/INV-2026-000009',
    );
    await expect(canvas.getByText('Overdue', { selector: 'span' })).toBeVisible();
    const boxes = canvas.getAllByRole('checkbox');
    await expect(boxes).toHaveLength(2);
    boxes[1]!.focus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'Select INV-2026-000009' })).toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Pay selected invoices' })).toBeVisible();
  },
};

/** Nothing can be paid here, so nothing can be selected. */
export const BilledByBlueTarp: Story = {
  parameters: {
    state: 'invoices that a provider bills',
    recipe: 'Run `npm run organizations -- set NUMBER --biller blue-tarp`, then ship an order.',
  },
  args: {
    data: buildInvoicesData({
      biller: 'BLUE_TARP',
      invoices: [buildInvoiceSummary({ status: 'TRANSFERRED', biller: 'BLUE_TARP', open: 0, canPay: false })],
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Billed by Blue Tarp')).toBeVisible();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const Pages: Story = { args: { data: buildInvoicesData({ page: 2, totPages: 3, filter: 'OPEN' }) } };
export const Empty: Story = { args: { data: buildInvoicesData({ invoices: [], filter: 'OVERDUE' }) } };
export const Loading: Story = { args: { data: undefined } };
export const LongContent: Story = {
  args: {
    data: buildInvoicesData({
      invoices: [
        buildInvoiceSummary({
          number: 'INV-2026-123456789',
          total: 1_234_567.89,
          open: 1_234_567.89,
          purchaseOrderNumber: 'PO / Field office North 2026-11 / Q4 # 77-B',
        }),
      ],
    }),
  },
};
