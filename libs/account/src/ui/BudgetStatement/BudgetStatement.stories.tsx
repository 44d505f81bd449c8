import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { buildBudgetStatement } from '../../testing/index.ts';
import { BudgetStatement } from './BudgetStatement.tsx';

const meta = {
  title: 'Account/BudgetStatement',
  component: BudgetStatement,
  tags: ['autodocs'],
  args: {
    statement: buildBudgetStatement(),
    hrefFor: (period, page = 1) => `?period=${period}&page=${page}`,
    orderHref: (number) => `/order/${number}`,
    csvHref: (period) => `statement.csv?period=${period}`,
  },
} satisfies Meta<typeof BudgetStatement>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    state: 'statement of a budget',
    recipe: 'Sign in on /cc/mmx as studio@example.com, then open /cc/mmx/account/budgets?budget=STUDIO.',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: '10052' })).toHaveAttribute('href', '/order/10052');
    await expect(canvas.getByText('Adjustment: Trade fair')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Nov 2026' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Oct 2026' })).toHaveAttribute(
      'href',
      '?period=2026-10-01&page=1',
    );
  },
};

export const Pages: Story = {
  args: { statement: buildBudgetStatement({ page: 2, totPages: 3 }) },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('navigation', { name: 'Pages of the statement' }),
    ).toBeVisible();
  },
};

export const Empty: Story = {
  args: { statement: buildBudgetStatement({ entries: [], periods: ['2026-11-01'] }) },
};
export const Loading: Story = { args: { statement: undefined } };

export const LongContent: Story = {
  args: {
    statement: buildBudgetStatement({
      entries: [
        {
          id: 1,
          kind: 'ADJUSTED',
          amount: -1_234_567.89,
          balance: -1_234_567.89,
          by: 'Bartholomew Featherstonehaugh-Cholmondeley',
          note: 'Moved to the budget of the field office, as agreed in the meeting of all department heads on November 2',
          createdAt: '2026-11-02T08:00:00.000Z',
        },
      ],
    }),
  },
};
