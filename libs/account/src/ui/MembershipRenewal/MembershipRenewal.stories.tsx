import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { buildRenewal } from '../../testing/index.ts';
import { MembershipRenewal } from './MembershipRenewal.tsx';

const meta = {
  title: 'Account/MembershipRenewal',
  component: MembershipRenewal,
  tags: ['autodocs'],
  args: { renewal: buildRenewal(), walletHref: '/account/payments', onChange: fn() },
} satisfies Meta<typeof MembershipRenewal>;
export default meta;
type Story = StoryObj<typeof meta>;

const OFF = { name: 'Renew automatically' };
const ON = { name: 'Turn off automatic renewal' };

/** It is off until the member switches it on. */
export const Default: Story = {
  parameters: {
    state: 'membership renewal: off',
    recipe:
      'Sign in as wendy@example.com, order 24259001, save a card with "Use for my membership", then open /membership.',
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(
      canvas.getByText(
        /for 1 year on Nov 23, 2027 and charge \$49\.00, plus tax, to your card ending in 1111/,
      ),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', OFF));
    await expect(args.onChange).toHaveBeenCalledWith({ isOn: true, price: 49 });
    (document.activeElement as HTMLElement).blur();
  },
};
export const On: Story = {
  parameters: { state: 'membership renewal: on', recipe: 'Press "Renew automatically" at /membership.' },
  args: { renewal: buildRenewal({ isOn: true }) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('On')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', ON));
    await expect(args.onChange).toHaveBeenCalledWith({ isOn: false });
    (document.activeElement as HTMLElement).blur();
  },
};
/** Without a card, it cannot be switched on. */
export const NoCard: Story = {
  parameters: {
    state: 'membership renewal: no card',
    recipe: 'Sign in as wendy@example.com, order 24259001, then open /membership.',
  },
  args: { renewal: buildRenewal({ card: undefined }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/Add a card, or edit a saved one, and choose/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Choose a card' })).toHaveAttribute(
      'href',
      '/account/payments',
    );
  },
};
/** The card has expired since the renewal was switched on, which can still be switched off. */
export const CardExpired: Story = {
  args: { renewal: buildRenewal({ isOn: true, card: { lastFourDigit: '1111', isExpired: true } }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      canvas.getByText(/ending in 1111, has expired\. It costs \$49\.00.*by Nov 23, 2027/),
    ).toBeVisible();
    await expect(canvas.getByRole('button', ON)).toBeVisible();
  },
};
/** The shop has switched it off. */
export const Problem: Story = {
  parameters: {
    state: 'membership renewal: problem',
    recipe:
      'Raise the price of 24259001 while the renewal is on, and set `ends_at` of its row of `memberships` to next week.',
  },
  args: { renewal: buildRenewal({ problem: 'PRICE_ROSE', price: 59 }) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/The price has increased\. We turned off automatic renewal/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', OFF));
    await expect(args.onChange).toHaveBeenCalledWith({ isOn: true, price: 59 });
  },
};
/** A declined card is tried again. */
export const Declined: Story = {
  args: { renewal: buildRenewal({ isOn: true, problem: 'PAYMENT_DECLINED' }) },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText('Your card was declined. We’ll try again soon.'),
    ).toBeVisible();
  },
};
export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', OFF));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
export const Failed: Story = {
  args: { error: 'The price has changed. Check it, then try again.', onRetry: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};
export const LongContent: Story = {
  args: { renewal: buildRenewal({ price: 123456.78, termDays: 730, problem: 'CARD_REMOVED' }) },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
