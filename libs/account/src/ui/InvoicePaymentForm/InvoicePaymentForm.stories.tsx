import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { buildInvoicesData, buildInvoiceSummary } from '../../testing/index.ts';
import { InvoicePaymentForm } from './InvoicePaymentForm.tsx';

const cards = [
  { id: 'old', label: 'Mastercard ending in 4444', isExpired: true },
  { id: 'office', label: 'Visa ending in 1111', isExpired: false },
  { id: 'travel', label: 'American Express ending in 0005', isExpired: false },
];

const meta = {
  title: 'Account/InvoicePaymentForm',
  component: InvoicePaymentForm,
  tags: ['autodocs'],
  args: {
    invoices: buildInvoicesData().invoices.filter(({ canPay }) => canPay),
    cards,
    cardsHref: '/account/payments',
    onPay: fn(),
  },
} satisfies Meta<typeof InvoicePaymentForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two invoices are paid by the second valid card. */
export const Default: Story = {
  parameters: {
    state: 'payment of several invoices',
    recipe: 'Save a card as office@example.com, ship two orders, then select both invoices and pay.',
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('radio', { name: /Mastercard/ })).toBeDisabled();
    await userEvent.click(canvas.getByRole('radio', { name: /American Express/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Pay $416.45' }));
    await expect(args.onPay).toHaveBeenCalledWith({
      invoices: ['INV-2026-000012', 'INV-2026-000009'],
      total: 416.45,
      cardId: 'travel',
    });
  },
};
export const SomePaid: Story = {
  args: { invoices: buildInvoicesData().invoices },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/One selected invoice can’t be paid/)).toBeVisible();
  },
};
export const NoCards: Story = {
  args: { cards: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Add a card' })).toHaveAttribute(
      'href',
      '/account/payments',
    );
  },
};
/** None of the invoices can be paid now. */
export const Empty: Story = { args: { invoices: [buildInvoiceSummary({ open: 0, canPay: false })] } };
export const Failed: Story = {
  args: { error: 'The open amount is different now. Check it, then pay again.', attempt: 1 },
};
export const Busy: Story = { args: { busy: true } };
export const Loading: Story = { args: { invoices: undefined } };
export const LongContent: Story = {
  args: {
    invoices: Array.from({ length: 12 }, (_, index) =>
      buildInvoiceSummary({ number: `INV-2026-0000${index + 10}`, open: 1_234_567.89 }),
    ),
    cards: [{ id: 'w', label: `Visa ending in 1111 ${'W'.repeat(32)}`, isExpired: false }],
  },
};
