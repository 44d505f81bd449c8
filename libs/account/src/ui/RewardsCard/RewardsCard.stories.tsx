import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildRewards } from '../../testing/index.ts';
import { RewardsCard } from './RewardsCard.tsx';

const meta = {
  title: 'Account/RewardsCard',
  component: RewardsCard,
  args: { rewards: buildRewards() },
} satisfies Meta<typeof RewardsCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** The last order lifted the tier. */
export const Upgraded: Story = {
  args: {
    rewards: buildRewards({
      tier: 'Elite',
      showTierUpgradeNewFlag: true,
      isFreeSkusEligible: true,
      showFreeSkuNewFlag: true,
      remainingAmt: 0,
      amtSpent: 1042.1,
      availableRewards: 20.84,
      nextTier: undefined,
    } as never),
  },
};
export const Loading: Story = { args: { rewards: undefined } };
export const Empty: Story = { args: { rewards: buildRewards({ amtSpent: 0, availableRewards: 0 }) } };
/** Nothing is shown: the page goes on without them. */
export const Failed: Story = { args: { rewards: undefined } };
export const LongContent: Story = {
  args: {
    rewards: buildRewards({ tier: 'A tier of a very long name '.repeat(5).trim(), amtSpent: 12345678.9 }),
  },
};
