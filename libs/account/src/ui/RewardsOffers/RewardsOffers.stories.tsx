import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { buildRewardsOffer } from '../../testing/index.ts';
import { RewardsOffers } from './RewardsOffers.tsx';

const meta = {
  title: 'Account/RewardsOffers',
  component: RewardsOffers,
  tags: ['autodocs'],
  args: {
    offers: [
      buildRewardsOffer(),
      buildRewardsOffer({
        id: 'chair-bonus',
        title: '$5 in rewards for a chair',
        text: 'Buy a chair and earn $5 in addition, once.',
        isActivated: true,
      }),
    ],
    onActivate: fn(),
  },
} satisfies Meta<typeof RewardsOffers>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    state: 'offers of the rewards program',
    recipe: 'Sign in as wendy@example.com, then activate an offer at /account/rewards.',
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Activate: Triple rewards on ink and toner' }));
    await expect(args.onActivate).toHaveBeenCalledWith('triple-ink');
    await expect(canvas.getByText('Activated')).toBeVisible();
    await expect(canvas.getAllByText('Through Dec 31, 2026')).toHaveLength(2);
    (document.activeElement as HTMLElement).blur();
  },
};
export const Empty: Story = {
  parameters: {
    state: 'no offers of the rewards program',
    recipe: 'End all offers with the rewards command, then open /account/rewards.',
  },
  args: { offers: [] },
};
export const LongContent: Story = {
  args: {
    offers: Array.from({ length: 6 }, (_, index) =>
      buildRewardsOffer({
        id: `offer-${index}`,
        title: 'Triplerewardsonergonomicallyadjustableconferenceroomchairs '.repeat(2).trim(),
        text: 'Everything for the conference room earns three times as much. '.repeat(4).trim(),
      }),
    ),
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
