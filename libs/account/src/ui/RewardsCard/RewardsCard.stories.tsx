import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '@foolscap/ui/components';
import { buildProfile, buildRewards } from '../../testing/index.ts';
import { ProfileCard } from '../ProfileCard/ProfileCard.tsx';
import { RewardsCard } from './RewardsCard.tsx';
import type { RewardsCardProps } from './RewardsCard.tsx';

const meta = {
  title: 'Account/RewardsCard',
  component: RewardsCard,
  parameters: { receivesData: {} },
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

export const Default: Story = {
  parameters: { state: 'rewards', recipe: 'Sign in as wendy@example.com, then open /account.' },
};
/** The last order upgraded the tier. */
export const Upgraded: Story = {
  parameters: {
    state: 'tier upgraded',
    recipe: 'Sign in as wendy@example.com and order until the amount of the next tier is reached.',
  },
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
/** Next to the profile, which has loaded. */
export const Loading: Story = {
  parameters: {
    state: 'rewards loading',
    recipe:
      'Sign in as wendy@example.com, open /stores, choose "Slow 3G" in the browser’s tools, then follow the link to the account.',
  },
  args: { rewards: undefined },
  render: WithProfileCard,
};
export const Empty: Story = {
  parameters: {
    state: 'no rewards yet',
    recipe: 'Register at /office/supplies/register, then open /account.',
  },
  args: { rewards: buildRewards({ amtSpent: 0, availableRewards: 0 }) },
};
/** Renders nothing: the page continues without rewards. */
export const Failed: Story = {
  parameters: {
    state: 'rewards failed',
    recipe:
      'Sign in as wendy@example.com, open /stores, block `*sparxProxy*` in the browser’s tools, then follow the link to the account.',
  },
  args: { rewards: undefined },
  render: WithProfileCard,
};
export const LongContent: Story = {
  args: {
    rewards: buildRewards({ tier: 'A tier of a very long name '.repeat(5).trim(), amtSpent: 12345678.9 }),
  },
};
