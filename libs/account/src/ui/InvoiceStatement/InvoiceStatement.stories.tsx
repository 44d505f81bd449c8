import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { buildInvoiceStatement } from '../../testing/index.ts';
import { InvoiceStatement } from './InvoiceStatement.tsx';

const meta = {
  title: 'Account/InvoiceStatement',
  component: InvoiceStatement,
  tags: ['autodocs'],
  args: {
    statement: buildInvoiceStatement(),
    hrefFor: (month, page = 1) => `?month=${month}&page=${page}`,
    invoiceHref: (number) => `/account/invoices/${number}`,
    csvHref: (month) => `statement.csv?month=${month}`,
    documentHref: (month) => `/documents/${month}`,
  },
} satisfies Meta<typeof InvoiceStatement>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    state: 'statement of a month',
    recipe: 'Open /cc/mmx/account/invoices as office@example.com, then “View the statement of this month”.',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'Statement for Nov 2026' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Nov 2026' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Oct 2026' })).toHaveAttribute(
      'href',
      '?month=2026-10&page=1',
    );
    await expect(canvas.queryByRole('link', { name: 'Dec 2026' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'INV-2026-000012' })).toHaveAttribute(
      'href',
      '/account/invoices/INV-2026-000012',
    );
    await expect(canvas.getByRole('link', { name: 'Download as PDF' })).toHaveAttribute(
      'href',
      '/documents/2026-11',
    );
  },
};
export const Pages: Story = { args: { statement: buildInvoiceStatement({ page: 2, totPages: 3 }) } };
export const Empty: Story = { args: { statement: buildInvoiceStatement({ entries: [], count: 0 }) } };
export const Loading: Story = { args: { statement: undefined } };
export const LongContent: Story = {
  args: {
    statement: buildInvoiceStatement({
      closing: -1_234_567.89,
      entries: Array.from({ length: 12 }, (_, index) => ({
        at: '2026-11-12T15:00:00.000Z',
        kind: 'RETURNED' as const,
        number: `CRN-2026-0000${index + 10}`,
        amount: 1_234_567.89,
        balance: -1_234_567.89,
      })),
    }),
  },
};
