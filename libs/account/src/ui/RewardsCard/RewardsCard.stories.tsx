import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '@foolscap/ui/components';
import { buildProfile, buildRewards } from '../../testing/index.ts';
import { ProfileCard } from '../ProfileCard/ProfileCard.tsx';
import { RewardsCard } from './RewardsCard.tsx';
import type { RewardsCardProps } from './RewardsCard.tsx';

const meta = {
  title: 'Account/RewardsCard',
  component: RewardsCard,
  tags: ['autodocs'],
  args: { rewards: buildRewards() },
} satisfies Meta<typeof RewardsCard>;
export default meta;
type Story = StoryObj<typeof meta>;

function WithProfileCard(args: RewardsCardProps) {
  return (
    <Grid columns="halves">
      <ProfileCard profile={buildProfile()} />
      <RewardsCard {...args} />
    </Grid>
  );
}

export const Default: Story = {};
/** The last order upgraded the tier. */
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
/** Beside the profile, which has loaded. */
export const Loading: Story = { args: { rewards: undefined }, render: WithProfileCard };
export const Empty: Story = { args: { rewards: buildRewards({ amtSpent: 0, availableRewards: 0 }) } };
/** Renders nothing: the page continues without rewards. */
export const Failed: Story = { args: { rewards: undefined }, render: WithProfileCard };
export const LongContent: Story = {
  args: {
    rewards: buildRewards({ tier: 'A tier of a very long name '.repeat(5).trim(), amtSpent: 12345678.9 }),
  },
};
