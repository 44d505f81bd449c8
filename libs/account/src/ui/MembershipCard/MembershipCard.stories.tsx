import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { buildMemberships } from '../../testing/index.ts';
import { MembershipCard } from './MembershipCard.tsx';

const meta = {
  title: 'Account/MembershipCard',
  component: MembershipCard,
  tags: ['autodocs'],
  args: { memberships: buildMemberships(), href: '/membership' },
} satisfies Meta<typeof MembershipCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The account has no membership. */
export const Default: Story = {
  parameters: {
    state: 'membership of the account',
    recipe: 'Sign in as wendy@example.com, then open /account.',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/You don’t have a membership\./)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See memberships' })).toHaveAttribute(
      'href',
      '/membership',
    );
  },
};
export const Member: Story = {
  args: {
    memberships: buildMemberships({
      current: { program: 'PREMIUM', endsAt: '2027-11-30T12:00:00.000Z', mayRenew: false },
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/You have Premium until Nov 30, 2027\./)).toBeVisible();
  },
};
/** Without its data there is no card. */
export const Loading: Story = {
  args: { memberships: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link')).toBeNull();
  },
};
export const LongContent: Story = { ...Member, globals: { viewport: { value: 'narrow' } } };
