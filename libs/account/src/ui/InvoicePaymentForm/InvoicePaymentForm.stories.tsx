import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@foolscap/ui/components';
import { expect, fn, userEvent, within } from 'storybook/test';
import { buildInvoicesData, buildInvoiceSummary } from '../../testing/index.ts';
import { InvoicePaymentForm } from './InvoicePaymentForm.tsx';
import type { NewCardPayment } from './InvoicePaymentForm.tsx';

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
/** The slot of the form of a new card. */
const renderNewCard = ({ submitLabel, error, onSubmit }: NewCardPayment) => (
  <div>
    {error && <p role="alert">{error}</p>}
    <Button onClick={() => onSubmit('claim-1')}>{submitLabel}</Button>
  </div>
);
/** The form of a new card replaces the button of the saved cards. */
export const NewCard: Story = {
  args: { renderNewCard },
  parameters: {
    state: 'payment by a new card',
    recipe: 'Select an invoice on /cc/mmx/account/invoices, press Pay, then choose "Use a new card".',
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: 'Use a new card' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Pay $416.45' }));
    await expect(args.onPay).toHaveBeenCalledWith({
      invoices: ['INV-2026-000012', 'INV-2026-000009'],
      total: 416.45,
      claim: 'claim-1',
    });
  },
};
/** Without a saved card that is valid, the form is shown at once, and it shows why a card was declined. */
export const NewCardOnly: Story = {
  args: { renderNewCard, cards: cards.slice(0, 1), error: 'Your card was declined.', attempt: 1 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('radio', { name: 'Use a new card' })).toBeChecked();
    await expect(canvas.getAllByRole('alert')).toHaveLength(1);
    await expect(canvas.getByRole('button', { name: 'Pay $416.45' })).toBeVisible();
  },
};
/** The saved cards could not be loaded, but a new one can pay. */
export const CardsFailed: Story = {
  args: { renderNewCard, cards: [], cardsError: 'Something went wrong. Please try again.' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Something went wrong. Please try again.')).toBeVisible();
    await expect(canvas.queryByRole('radio')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Pay $416.45' })).toBeVisible();
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
