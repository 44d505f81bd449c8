import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { buildRewardsProgram } from '../../testing/index.ts';
import { RewardsPanel } from './RewardsPanel.tsx';

const guest = buildRewardsProgram({ isMember: false, mayJoin: true, balance: 0, expiring: [] });

const meta = {
  title: 'Account/RewardsPanel',
  component: RewardsPanel,
  parameters: { receivesData: {} },
  tags: ['autodocs'],
  args: { program: buildRewardsProgram(), termsHref: '/help/rewards-terms', onEnroll: fn() },
} satisfies Meta<typeof RewardsPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    state: 'balance of rewards',
    recipe: 'Sign in as wendy@example.com, order an item and ship it with the orders command.',
  },
};
export const NotAMember: Story = {
  parameters: {
    state: 'rewards: not a member',
    recipe: 'Register at /office/supplies/register, then open /account/rewards.',
  },
  args: { program: guest },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Join the rewards program' }));
    await expect(args.onEnroll).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement).blur();
  },
};
/** A third-party user’s account belongs to an organization. */
export const NotAllowed: Story = {
  parameters: {
    state: 'rewards: joining not allowed',
    recipe: 'Sign in with a third-party link, then open /cc/mmx/account/rewards.',
    testedIn: 'apps/commerce-api/src/domains/rewards/rewards.test.ts',
  },
  args: { program: { ...guest, mayJoin: false } },
};
export const Joining: Story = {
  parameters: {
    state: 'rewards: joining',
    recipe: 'Slow `/account/rewards/enroll`, then press "Join the rewards program".',
  },
  args: { program: guest, busy: true },
};
export const Joined: Story = {
  parameters: { state: 'rewards: joined', recipe: 'Press "Join the rewards program" at /account/rewards.' },
  args: { done: 'Welcome! You are a member of the rewards program.', attempt: 1 },
};
/** The last change was rejected. */
export const Refused: Story = {
  parameters: {
    state: 'rewards: change refused',
    recipe: 'Fail `/account/rewards/enroll`, then press "Join the rewards program".',
  },
  args: { program: guest, error: 'Your session has ended. Sign in again.', attempt: 1 },
};
/** The highest tier, with rewards of two years. */
export const HighestTier: Story = {
  parameters: {
    state: 'rewards: highest tier',
    recipe: 'Sign in as wendy@example.com and order for $1,000.',
  },
  args: {
    program: buildRewardsProgram({
      tier: 'Elite',
      nextTier: undefined,
      remainingAmt: 0,
      amtSpent: 1042.1,
      expiring: [
        { year: 2025, amount: 2.5, expires: '2026-03-31' },
        { year: 2026, amount: 20.84, expires: '2027-03-31' },
      ],
    } as never),
  },
};
export const Empty: Story = {
  parameters: { state: 'rewards: none yet', recipe: 'Join the rewards program at /account/rewards.' },
  args: { program: buildRewardsProgram({ balance: 0, amtSpent: 0, remainingAmt: 250, expiring: [] }) },
};
export const Loading: Story = {
  parameters: {
    state: 'rewards: loading',
    recipe: 'Slow `/account/rewards`, then follow the link to the rewards.',
  },
  args: { program: undefined },
};
export const Failed: Story = {
  parameters: {
    state: 'rewards: load failed',
    recipe: 'Fail `/account/rewards`, then follow the link to the rewards.',
  },
  args: {
    program: undefined,
    error: 'We couldn’t reach the shop. Check your connection and try again.',
    onRetry: fn(),
  },
};
export const LongContent: Story = {
  args: {
    program: buildRewardsProgram({
      tier: 'A tier of a very long name '.repeat(5).trim(),
      balance: 12345678.9,
    }),
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
