import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { buildMemberships, buildRenewal } from '../../testing/index.ts';
import { MembershipPrograms } from './MembershipPrograms.tsx';

const meta = {
  title: 'Account/MembershipPrograms',
  component: MembershipPrograms,
  tags: ['autodocs'],
  args: {
    memberships: buildMemberships(),
    cartHref: '/cart',
    signInHref: '/office/supplies/login',
    rewardsHref: '/account/rewards',
    renewal: { walletHref: '/account/payments' },
    onAdd: fn(),
  },
} satisfies Meta<typeof MembershipPrograms>;
export default meta;
type Story = StoryObj<typeof meta>;

const ADD_SELECT = 'Add to cart: Foolscap Select Membership, 1 Year';

/** The shopper has no membership. */
export const Default: Story = {
  parameters: {
    state: 'membership programs',
    recipe: 'Sign in as wendy@example.com, then open /membership.',
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('$49.00 for 1 year')).toBeVisible();
    await expect(canvas.getByText('Free standard delivery on orders of $25.00 or more')).toBeVisible();
    await expect(canvas.getByText('10% off your orders')).toBeVisible();
    await expect(canvas.getByText(/unless you choose to renew it automatically/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: ADD_SELECT }));
    await expect(args.onAdd).toHaveBeenCalledWith('24259001');
    (document.activeElement as HTMLElement).blur();
  },
};
/** Prices are shown before the sign-in. */
export const Guest: Story = {
  parameters: { state: 'membership programs: guest', recipe: '/membership' },
  args: {
    memberships: buildMemberships({
      select: { refusal: 'MISSING_USER' },
      premium: { refusal: 'MISSING_USER' },
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('$99.00 for 1 year')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
    // One link for both programs.
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/office/supplies/login',
    );
  },
};
/** Without the rewards program, a membership cannot be bought. */
export const NoRewards: Story = {
  args: {
    memberships: buildMemberships({
      select: { refusal: 'MISSING_REWARDS_ID' },
      premium: { refusal: 'MISSING_REWARDS_ID' },
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('link', { name: 'Join the rewards program' }),
    ).toHaveAttribute('href', '/account/rewards');
  },
};
/** Memberships are for consumers. */
export const Business: Story = {
  parameters: { state: 'membership programs: business', recipe: '/cc/mmx/membership' },
  args: {
    memberships: buildMemberships({
      select: { refusal: 'MEMBERSHIP_GENERIC_ERR' },
      premium: { refusal: 'MEMBERSHIP_GENERIC_ERR' },
    }),
    consumerHref: 'https://shop.example/membership',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/Memberships are for consumers/)).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: 'See the memberships in the consumer store' }),
    ).toHaveAttribute('href', 'https://shop.example/membership');
    await expect(canvas.queryByText(/\$/)).toBeNull();
  },
};
/** A Select member can change to Premium. */
export const Select: Story = {
  parameters: {
    state: 'membership programs: Select member',
    recipe: 'Sign in as wendy@example.com, order 24259001, then open /membership.',
  },
  args: {
    memberships: buildMemberships({
      current: { program: 'SELECT', endsAt: '2027-11-30T12:00:00.000Z', mayRenew: false },
      select: { refusal: 'ALREADY_PURCHASED' },
    }),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('You have Select until Nov 30, 2027.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: ADD_SELECT })).toBeNull();
    await userEvent.click(
      canvas.getByRole('button', { name: 'Add to cart: Foolscap Premium Membership, 1 Year' }),
    );
    await expect(args.onAdd).toHaveBeenCalledWith('24259003');
  },
};
/** The membership is renewed, so there is no warning about its end. */
export const Renewing: Story = {
  args: {
    memberships: buildMemberships({
      current: {
        program: 'SELECT',
        endsAt: '2026-12-10T12:00:00.000Z',
        mayRenew: true,
        renewal: buildRenewal({ isOn: true, orderedAt: '2026-12-03T12:00:00.000Z' }),
      },
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('You have Select until Dec 10, 2026.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Turn off automatic renewal' })).toBeVisible();
  },
};
/** The shop has granted the membership without an end. */
export const Premium: Story = {
  parameters: {
    state: 'membership programs: Premium member',
    recipe: 'Sign in as wendy@example.com, order 24259003, then open /membership.',
  },
  args: {
    memberships: buildMemberships({
      current: { program: 'PREMIUM', mayRenew: false },
      select: { refusal: 'ALREADY_PURCHASED' },
      premium: { refusal: 'ALREADY_PURCHASED' },
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('You have Premium.')).toBeVisible();
    await expect(canvas.getByText('You already have its benefits.')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const EndsSoon: Story = {
  parameters: {
    state: 'membership programs: ends soon',
    recipe: 'Set `ends_at` of a row of `memberships` to next week, then open /membership as its account.',
  },
  args: {
    memberships: buildMemberships({
      current: { program: 'SELECT', endsAt: '2026-12-10T12:00:00.000Z', mayRenew: true },
    }),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/Your Select membership ends on Dec 10, 2026\./)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: ADD_SELECT }));
    await expect(args.onAdd).toHaveBeenCalledWith('24259001');
  },
};
export const InCart: Story = {
  parameters: {
    state: 'membership programs: in the cart',
    recipe: 'Sign in as wendy@example.com, add 24259001, then open /membership.',
  },
  args: { inCart: ['24259001'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('button', { name: ADD_SELECT })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/cart');
  },
};
export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: ADD_SELECT }));
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};
export const Loading: Story = { args: { memberships: undefined } };
export const Failed: Story = {
  args: { memberships: undefined, error: 'We couldn’t reach the store. Try again.', onRetry: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};
/** The shop sells no memberships. */
export const Empty: Story = {
  args: { memberships: buildMemberships({ select: { plans: [] }, premium: { plans: [] } }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Memberships aren’t sold at the moment.')).toBeVisible();
  },
};
export const LongContent: Story = {
  args: {
    memberships: buildMemberships({
      select: {
        discounts: Array.from({ length: 6 }, (_, index) => ({
          name: `Discount ${index}`,
          percent: 5 + index,
          categories: ['Ergonomicallyadjustableconferenceroomchairs', 'Filing cabinets and shelves'],
        })),
        plans: Array.from({ length: 4 }, (_, index) => ({
          itemId: `plan-${index}`,
          name: `Foolscap Select Membership, ${index + 1} Years`,
          price: 4900 * (index + 1),
          termDays: 365 * (index + 1),
        })),
      },
    }),
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
