import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { buildBudgetCenter, buildBudgetsData } from '../../testing/index.ts';
import { BudgetList } from './BudgetList.tsx';

const meta = {
  title: 'Account/BudgetList',
  component: BudgetList,
  tags: ['autodocs'],
  args: { data: buildBudgetsData(), hrefFor: (code) => `?budget=${code}` },
} satisfies Meta<typeof BudgetList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A budget of a unit that is overdrawn, and the default budget. */
export const Default: Story = {
  parameters: {
    state: 'budgets with what is left',
    recipe: 'Sign in on /cc/mmx as studio@example.com, then open /cc/mmx/account/budgets.',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Field office · FIELD' })).toHaveAttribute(
      'href',
      '?budget=FIELD',
    );
    await expect(canvas.getByText('Unit: Field office')).toBeVisible();
    await expect(canvas.getByText('-$250.00')).toBeVisible();
    await expect(canvas.getByText(/Orders above a budget wait for an approver/)).toBeVisible();
  },
};

export const Net: Story = {
  args: { data: buildBudgetsData({ basis: 'NET', overdraft: 'REFUSE' }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/before tax, shipping and fees/)).toBeVisible();
  },
};

/** The unit of the budget was deleted, so that it is for no member. */
export const DeletedUnit: Story = {
  args: { data: buildBudgetsData({ budgets: [buildBudgetCenter({ scope: { type: 'UNIT' } })] }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Unit: Deleted')).toBeVisible();
  },
};

export const Empty: Story = { args: { data: buildBudgetsData({ budgets: [] }) } };
export const EmptyForMember: Story = {
  args: { data: buildBudgetsData({ budgets: [], choices: undefined }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/None of your organization’s budgets/)).toBeVisible();
  },
};
export const Loading: Story = { args: { data: undefined } };

export const LongContent: Story = {
  args: {
    data: buildBudgetsData({
      budgets: [
        buildBudgetCenter({
          code: 'OFFICE-SUPPLIES-AND-PRINT-MATERIAL-2026-A',
          name: 'Office supplies and print materials',
          scope: {
            type: 'CATEGORY',
            id: 'paper',
            name: 'Computer and Printing Paper, Specialty Paper and Card Stock',
          },
        }),
      ],
    }),
  },
};
