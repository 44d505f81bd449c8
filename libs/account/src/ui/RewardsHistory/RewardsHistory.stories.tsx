import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { buildRewardsProgram } from '../../testing/index.ts';
import { RewardsHistory } from './RewardsHistory.tsx';

const { history } = buildRewardsProgram();

const meta = {
  title: 'Account/RewardsHistory',
  component: RewardsHistory,
  tags: ['autodocs'],
  args: {
    history,
    pageHref: (page) => `/account/rewards?page=${page}`,
    orderHref: (orderNumber) => `/order/${orderNumber}`,
  },
} satisfies Meta<typeof RewardsHistory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    state: 'history of rewards',
    recipe: 'Sign in as wendy@example.com, order an item and ship it with the orders command.',
  },
};
/** Entries of each kind, on the second page. */
export const Kinds: Story = {
  parameters: {
    state: 'history of rewards: all kinds',
    recipe: 'Storybook only: rewards expire on March 31 of the next year.',
    testedIn: 'apps/commerce-api/src/domains/rewards/rewards.test.ts',
  },
  args: {
    history: {
      page: 2,
      pages: 4,
      entries: [
        ...history.entries,
        { id: '5', kind: 'EXPIRED', amount: -2, createdAt: '2026-04-01T00:01:00.000Z' },
        { id: '6', kind: 'SPENT', amount: -1, createdAt: '2026-03-01T12:00:00.000Z' },
        { id: '7', kind: 'RELEASED', amount: 1, createdAt: '2026-03-02T12:00:00.000Z' },
        {
          id: '8',
          kind: 'ADJUSTED',
          amount: 3,
          createdAt: '2026-02-01T12:00:00.000Z',
          note: 'Claim for receipt 4711',
        },
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Adjusted: Claim for receipt 4711')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  },
};
export const Empty: Story = {
  parameters: {
    state: 'history of rewards: empty',
    recipe: 'Join the rewards program at /account/rewards.',
  },
  args: { history: { entries: [], page: 1, pages: 1 } },
};
export const LongContent: Story = {
  args: {
    history: {
      page: 1,
      pages: 1,
      entries: history.entries.map((entry) => ({
        ...entry,
        itemName: 'Ergonomicallyadjustableexecutiveconferenceroomchair '.repeat(3).trim(),
      })),
    },
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
