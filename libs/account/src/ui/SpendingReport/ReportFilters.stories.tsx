import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ReportFilters } from './ReportFilters.tsx';

const meta = {
  title: 'Account/ReportFilters',
  component: ReportFilters,
  tags: ['autodocs'],
  args: {
    group: 'UNIT',
    from: '2025-12',
    to: '2026-11',
    firstMonth: '2026-02',
    currentMonth: '2026-11',
    action: '/account/reports',
    groupHref: (group) => `?group=${group.toLowerCase()}`,
  },
} satisfies Meta<typeof ReportFilters>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The months begin with the chosen one or with the first one that has orders. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Unit' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Budget' })).toHaveAttribute('href', '?group=budget');
    const first = canvas.getByRole('combobox', { name: 'First month' });
    await expect(first).toHaveDisplayValue('Dec 2025');
    await expect(within(first).getAllByRole('option')).toHaveLength(12);
  },
};

/** Ten years of months. */
export const LongContent: Story = {
  args: { group: 'CATEGORY', firstMonth: '2016-12', from: '2016-12' },
  play: async ({ canvasElement }) => {
    const last = within(canvasElement).getByRole('combobox', { name: 'Last month' });
    await expect(within(last).getAllByRole('option')).toHaveLength(120);
  },
};
