import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { PAYMENT_MESSAGES } from '../../model/index.ts';
import { ExpressRow } from './ExpressRow.tsx';

const meta = {
  title: 'Payments/ExpressRow',
  component: ExpressRow,
  parameters: { receivesData: { Empty: 'without vendors nothing is shown' } },
  tags: ['autodocs'],
  args: { vendors: ['PAYPAL', 'APPLE_PAY', 'KLARNA'], onPay: fn(), onShowWindow: fn(), onAbandon: fn() },
} satisfies Meta<typeof ExpressRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    state: 'express row',
    recipe: 'Open /checkout with 24110101 as a guest.',
    testedIn: 'apps/storefront/e2e/payment-drawers.journey.ts',
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Continue with PayPal' }));
    await expect(args.onPay).toHaveBeenCalledWith('PAYPAL');
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** One vendor only. */
export const OneVendor: Story = { args: { vendors: ['KLARNA'] } };

/** The vendor's window is open. */
export const Approving: Story = {
  parameters: {
    state: 'express row with an open window',
    recipe: 'As before; then press PayPal and leave its window open.',
  },
  args: { pending: { id: 'PAYPAL', step: 'approving' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Show window' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onAbandon).toHaveBeenCalledTimes(1);
  },
};

/** The approved payment is being added to the order. */
export const Loading: Story = {
  args: { pending: { id: 'PAYPAL', step: 'sending' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Continue with PayPal' }));
    await expect(args.onPay).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Continue with Klarna' })).toBeDisabled();
  },
};

export const Canceled: Story = {
  args: { canceled: 'APPLE_PAY', attempt: 1 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/You left Apple Pay/)).toBeVisible();
  },
};

export const Failed: Story = {
  args: {
    failure: { id: 'PAYPAL', text: PAYMENT_MESSAGES.vendor.PAYPAL_AUTH_RETRY, isRetryable: true },
    attempt: 1,
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent(/Click here to retry/);
    await userEvent.click(canvas.getByRole('button', { name: 'Try PayPal again' }));
    await expect(args.onPay).toHaveBeenCalledWith('PAYPAL');
  },
};

/** All vendors, and a failure of one. */
export const LongContent: Story = {
  args: {
    vendors: ['PAYPAL', 'APPLE_PAY', 'KLARNA', 'CARD_WALLET'],
    failure: { id: 'KLARNA', text: PAYMENT_MESSAGES.payment.GATEWAY_UNAVAILABLE, isRetryable: false },
    attempt: 1,
  },
};
