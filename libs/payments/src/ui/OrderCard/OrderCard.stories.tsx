import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { OrderCard } from './OrderCard.tsx';

const meta = {
  title: 'Payments/OrderCard',
  component: OrderCard,
  tags: ['autodocs'],
  args: { brand: 'VISA', lastFourDigit: '1111', onKeep: fn() },
} satisfies Meta<typeof OrderCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    state: 'card of the order',
    recipe: 'In /checkout, choose a card, then press Change beside Payment.',
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Keep Visa ending in 1111' }));
    await expect(args.onKeep).toHaveBeenCalled();
  },
};

/** It was declined when the order was placed. */
export const Declined: Story = {
  args: { lastFourDigit: '0002', isDeclined: true },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Declined')).toBeVisible();
    await expect(canvas.queryByText('On this order')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again: Visa ending in 0002' }));
    await expect(args.onKeep).toHaveBeenCalled();
  },
};

/** The longest name of a brand. */
export const LongContent: Story = { args: { brand: 'AMEX', lastFourDigit: '0005' } };
