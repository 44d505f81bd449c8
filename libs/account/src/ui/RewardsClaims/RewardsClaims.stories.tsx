import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { buildRewardsClaim } from '../../testing/index.ts';
import { RewardsClaims } from './RewardsClaims.tsx';

const meta = {
  title: 'Account/RewardsClaims',
  component: RewardsClaims,
  tags: ['autodocs'],
  args: {
    claims: [
      buildRewardsClaim(),
      buildRewardsClaim({ id: '2', receiptNumber: 'R-2', state: 'APPROVED', reward: 2.41 }),
      buildRewardsClaim({
        id: '1',
        receiptNumber: 'R-1',
        state: 'DECLINED',
        comment: 'The receipt is from another shop.',
      }),
    ],
  },
} satisfies Meta<typeof RewardsClaims>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    state: 'claims for missing rewards, with their states',
    recipe: 'Claim the rewards for receipts at /account/rewards, then decide them with the rewards command.',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('In review')).toBeVisible();
    await expect(canvas.getByText('Approved: $2.41')).toBeVisible();
    await expect(canvas.getByText('Declined: The receipt is from another shop.')).toBeVisible();
  },
};
export const LongContent: Story = {
  args: {
    claims: [
      buildRewardsClaim({
        receiptNumber: 'RECEIPTWITHTHELONGESTNUMBERTHATISALLOWED',
        state: 'DECLINED',
        comment: 'The receipt is from a shop whose name begins with the same letters as ours. '
          .repeat(3)
          .trim(),
      }),
    ],
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
