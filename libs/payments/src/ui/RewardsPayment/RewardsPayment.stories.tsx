import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { RewardsPayment } from './RewardsPayment.tsx';

const meta = {
  title: 'Payments/RewardsPayment',
  component: RewardsPayment,
  parameters: {
    receivesData: { Loading: 'the rewards are part of checkout, which has its own skeleton' },
  },
  tags: ['autodocs'],
  args: { available: 8, rest: 2603, onUse: fn(), onRemove: fn() },
} satisfies Meta<typeof RewardsPayment>;
export default meta;
type Story = StoryObj<typeof meta>;

const applied = { id: 'rewards-1', amountApplied: 8, balance: 8 };

/** All rewards are the default, and a smaller amount can be entered. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('You have $8.00 in rewards.')).toBeVisible();
    const field = canvas.getByLabelText('Amount to use');
    await expect(field).toHaveValue('8.00');
    const use = canvas.getByRole('button', { name: 'Use rewards' });
    await userEvent.click(use);
    await expect(args.onUse).toHaveBeenLastCalledWith(undefined);
    await userEvent.clear(field);
    await userEvent.type(field, '$2.5');
    await userEvent.keyboard('{Enter}');
    await expect(args.onUse).toHaveBeenLastCalledWith(2.5);
  },
};

/** The order costs less than the member has. */
export const MoreThanTheOrder: Story = {
  args: { available: 40 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Amount to use')).toHaveValue('26.03');
  },
};

export const AmountErrors: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText('Amount to use');
    for (const [text, message] of [
      ['much', 'Enter an amount in dollars, such as 5.00.'],
      ['0', 'Enter an amount in dollars, such as 5.00.'],
      ['8.01', 'Enter $8.00 or less.'],
    ] as const) {
      await userEvent.clear(field);
      await userEvent.type(field, text);
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByText(message)).toBeVisible();
      await expect(field).toHaveFocus();
      await expect(field).toBeInvalid();
    }
    await expect(args.onUse).not.toHaveBeenCalled();
  },
};

/** The member has no rewards yet. */
export const Empty: Story = {
  args: { available: 0 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/You have no rewards to use/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Gift cards pay for everything. */
export const NothingLeftToPay: Story = {
  args: { rest: 0 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Your order is already paid in full.')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Applied: Story = {
  args: { applied, rest: 1803 },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Rewards: $8.00')).toBeVisible();
    await expect(canvas.getByText('$0.00 left in your rewards')).toBeVisible();
    await expect(canvas.queryByLabelText('Amount to use')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove rewards' }));
    await expect(args.onRemove).toHaveBeenCalledWith('rewards-1');
  },
};

/** The order uses a part of the rewards. */
export const AppliedPartly: Story = {
  args: { applied: { ...applied, amountApplied: 2.5, balance: 2.5 } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('$5.50 left in your rewards')).toBeVisible();
  },
};

/** A change is in flight: its button does not react. */
export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Use rewards/ }));
    await expect(args.onUse).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: { error: 'You can use up to $3.00 of your rewards.', available: 3, attempt: 1 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('You can use up to $3.00 of your rewards.');
    await expect(canvas.getByLabelText('Amount to use')).toHaveValue('3.00');
  },
};

/** Another order has used some of the rewards meanwhile. */
export const FewerMeanwhile: Story = {
  args: { applied, available: 3 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/You can use up to \$3\.00/)).toBeVisible();
    await expect(canvas.queryByText(/left in your rewards/)).toBeNull();
  },
};

/** The rewards have ended since they were added. */
export const EndedMeanwhile: Story = {
  args: { applied, available: 0 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/have ended or were used for another order/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Remove rewards' })).toBeVisible();
  },
};

export const LongContent: Story = {
  args: {
    available: 123_456.78,
    rest: 98_765_432,
    error:
      'We’re unable to process your payment at this time. Nothing was charged. Try again in a few minutes, or use a different payment method. Your order and everything that you have entered are saved.',
    attempt: 1,
  },
};
