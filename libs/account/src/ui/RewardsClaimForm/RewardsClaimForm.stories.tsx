import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { RewardsClaimForm } from './RewardsClaimForm.tsx';

const meta = {
  title: 'Account/RewardsClaimForm',
  component: RewardsClaimForm,
  tags: ['autodocs'],
  args: { onClaim: fn() },
} satisfies Meta<typeof RewardsClaimForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    state: 'claim for missing rewards',
    recipe: 'Sign in as wendy@example.com, then press "Claim missing rewards" at /account/rewards.',
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const [forOrder, forReceipt] = canvas.getAllByRole('button', { name: 'Send claim' });
    await userEvent.type(canvas.getByLabelText(/^Order number/), '9700012201');
    await userEvent.type(canvas.getByLabelText(/^Email address/), 'pat@example.com');
    await userEvent.click(forOrder!);
    await expect(args.onClaim).toHaveBeenLastCalledWith({
      orderNumber: '9700012201',
      email: 'pat@example.com',
    });
    await userEvent.type(canvas.getByLabelText(/^Receipt number/), 'R-1');
    await userEvent.type(canvas.getByLabelText(/^Date/), '2026-11-20');
    await userEvent.type(canvas.getByLabelText(/^Total/), 'much');
    await userEvent.click(forReceipt!);
    await expect(
      canvas.getAllByText('Enter the total in dollars, such as 45.90.').length,
    ).toBeGreaterThanOrEqual(1);
    await userEvent.clear(canvas.getByLabelText(/^Total/));
    await userEvent.type(canvas.getByLabelText(/^Total/), '45.90');
    await userEvent.click(forReceipt!);
    await expect(args.onClaim).toHaveBeenLastCalledWith({
      receiptNumber: 'R-1',
      purchasedOn: '2026-11-20',
      amount: 45.9,
    });
    (document.activeElement as HTMLElement).blur();
  },
};
/** The order has earned before. */
export const Refused: Story = {
  parameters: {
    state: 'claim for missing rewards: refused',
    recipe: 'Claim the rewards for an order twice at /account/rewards.',
  },
  args: {
    error: { message: 'This order has already earned its rewards.', field: 'orderNumber' },
    attempt: 1,
  },
};
export const Sending: Story = {
  parameters: {
    state: 'claim for missing rewards: sending',
    recipe: 'Slow `/account/rewards/claims`, then send a claim.',
  },
  args: { busy: true },
};
export const LongContent: Story = {
  args: {
    error: {
      message: 'The items of this order have not shipped. You earn rewards when they ship or are picked up. '
        .repeat(3)
        .trim(),
      field: 'orderNumber',
    },
    values: {
      orderNumber: '97000122019700012201',
      email: `${'maximiliana.theodora.'.repeat(5)}@example.com`,
    },
    attempt: 1,
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
