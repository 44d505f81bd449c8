import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { buildInvoicesData } from '../../testing/index.ts';
import { InvoiceAging } from './InvoiceAging.tsx';

const meta = {
  title: 'Account/InvoiceAging',
  component: InvoiceAging,
  tags: ['autodocs'],
  args: { data: buildInvoicesData() },
} satisfies Meta<typeof InvoiceAging>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('1–30 days overdue')).toBeVisible();
    await expect(canvas.getByText('$416.45')).toBeVisible();
  },
};
export const WithCredit: Story = {
  args: { data: buildInvoicesData({ credit: 31.2 }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/You have a credit of \$31\.20/)).toBeVisible();
  },
};
export const BlueTarp: Story = {
  parameters: {
    state: 'invoices that Blue Tarp bills',
    recipe:
      'Run `npm run organizations -- set NUMBER --biller blue-tarp`, then open /cc/mmx/account/invoices.',
  },
  args: { data: buildInvoicesData({ biller: 'BLUE_TARP' }) },
};
export const BillTrust: Story = {
  parameters: {
    state: 'invoices that are paid on a portal',
    recipe:
      'Run `npm run organizations -- set NUMBER --biller bill-trust --bill-trust-url URL`, then open /cc/mmx/account/invoices.',
  },
  args: {
    data: buildInvoicesData({ biller: 'BILL_TRUST', portalUrl: 'https://billing.example.com/page-co' }),
  },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('link', { name: 'Open the billing portal' }),
    ).toHaveAttribute('href', 'https://billing.example.com/page-co');
  },
};
export const LongContent: Story = {
  args: {
    data: buildInvoicesData({
      aging: {
        current: 1_234_567.89,
        days30: 1_234_567.89,
        days60: 1_234_567.89,
        days90: 1_234_567.89,
        older: 1_234_567.89,
        total: 6_172_839.45,
      },
    }),
  },
};
