import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { buildBudgetCenter } from '../../testing/index.ts';
import { BudgetPlot } from './BudgetPlot.tsx';

const meta = {
  title: 'Account/BudgetPlot',
  component: BudgetPlot,
  tags: ['autodocs'],
  args: { budget: buildBudgetCenter() },
} satisfies Meta<typeof BudgetPlot>;
export default meta;
type Story = StoryObj<typeof meta>;

const month = (periodStart: string, spent: number, reserved = 0, allocated = 1000) => ({
  periodStart,
  allocated,
  reserved,
  spent,
  availableBalance: allocated - reserved - spent,
});

/** The plot has a text with its values, which the table has, too. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      canvas.getByRole('img', { name: /Nov 2026: \$450\.00 spent, \$200\.00 reserved, \$450\.00 left/ }),
    ).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^Nov 2026 .*\$1,100\.00/ })).toBeVisible();
  },
};

/** Six months; the budget was exceeded in one of them. */
export const SixMonths: Story = {
  args: {
    budget: buildBudgetCenter({
      periods: [
        month('2026-06-01', 400),
        month('2026-07-01', 990),
        month('2026-08-01', 1380),
        month('2026-09-01', 0),
        month('2026-10-01', 700, 150),
        month('2026-11-01', 250, 500),
      ],
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('-$380.00')).toBeVisible();
  },
};

export const Quarters: Story = {
  args: {
    budget: buildBudgetCenter({
      period: 'QUARTER',
      periods: [month('2026-07-01', 300), month('2026-10-01', 10)],
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('rowheader', { name: 'Q4 2026' })).toBeVisible();
  },
};

/** A budget without money and without orders. */
export const Nothing: Story = {
  args: { budget: buildBudgetCenter({ period: 'YEAR', periods: [month('2026-01-01', 0, 0, 0)] }) },
};

export const LongContent: Story = {
  args: {
    budget: buildBudgetCenter({
      name: 'Office supplies and print materials of the field office',
      periods: [month('2026-11-01', 1_234_567.89, 987_654.32, 9_876_543_210)],
    }),
  },
};
