import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { buildSpendingReport } from '../../testing/index.ts';
import { SpendingPlot } from './SpendingPlot.tsx';

const meta = {
  title: 'Account/SpendingPlot',
  component: SpendingPlot,
  tags: ['autodocs'],
  args: { report: buildSpendingReport() },
} satisfies Meta<typeof SpendingPlot>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The arrow keys, Home and End move a cursor over the bars. The table has the same values. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const plot = canvas.getByRole('listbox', { name: 'The 3 highest totals' });
    await userEvent.tab();
    await expect(plot).toHaveFocus();
    const chosen = () => canvas.getByRole('option', { selected: true });
    await expect(chosen()).toHaveAccessibleName('Ines Vellum: $702.50, 70.3%');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(chosen()).toHaveAccessibleName('Closed accounts: $16.50, 1.7%');
    await expect(plot).toHaveAttribute('aria-activedescendant', chosen().id);
    await userEvent.keyboard('{Home}{ArrowRight}');
    await expect(chosen()).toHaveAccessibleName('Rowan Bell: $281.00, 28.1%');
    await expect(canvas.getByRole('row', { name: /^All 55 \$862\.25 \$1,000\.00/ })).toBeVisible();
  },
};
export const Units: Story = { args: { report: buildSpendingReport({ group: 'UNIT' }) } };
export const Budgets: Story = { args: { report: buildSpendingReport({ group: 'BUDGET' }) } };
/** Shipping and fees belong to no category. */
export const Categories: Story = {
  args: { report: buildSpendingReport({ group: 'CATEGORY' }) },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('row', { name: /^Shipping and fees 0 \$0\.00 \$55\.00 5\.5%/ }),
    ).toBeVisible();
  },
};
/** The plot has ten of 25 rows. */
export const LongContent: Story = {
  args: {
    report: buildSpendingReport({
      rows: Array.from({ length: 25 }, (_, index) => ({
        id: `user-${index}`,
        name: index ? `Member ${index}` : 'Bartholomew Featherstonehaugh-Cholmondeley',
        units: 1,
        net: 1_000_000 / (index + 1),
        gross: 1_234_567.89 / (index + 1),
      })),
      totals: { units: 25, net: 3_815_958, gross: 4_710_951.23 },
      count: 25,
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('option')).toHaveLength(10);
  },
};
export const Loading: Story = { args: { report: undefined } };
