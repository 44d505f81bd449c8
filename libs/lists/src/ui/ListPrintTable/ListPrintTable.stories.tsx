import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { buildListItem } from '../../testing/index.ts';
import { ListPrintTable } from './ListPrintTable.tsx';

const items = ['Ruled notebook', 'Gel pens, black', 'Desk lamp'].map((name, at) =>
  buildListItem({ itemId: `FS-${at + 1}`, qty: at + 1, itemDetails: { name } }),
);

const meta = {
  title: 'Lists/ListPrintTable',
  component: ListPrintTable,
  parameters: {
    receivesData: {
      Loading: 'the button “Print” shows that the items are being loaded',
      Empty: 'an empty list prints without rows',
      Failed: 'the page shows the error',
    },
  },
  tags: ['autodocs'],
  args: { name: 'Office basics', items },
} satisfies Meta<typeof ListPrintTable>;
export default meta;
type Story = StoryObj<typeof meta>;

/** On screen it is hidden: it shows in the print preview. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('table', { hidden: true })).not.toBeVisible();
    await expect(within(canvasElement).getAllByRole('row', { hidden: true })).toHaveLength(4);
  },
};
export const LongContent: Story = {
  args: {
    items: [
      buildListItem({
        qty: 9999,
        note: 'Deliver to the loading dock behind the annex and call the facilities desk first.',
        itemDetails: {
          name: 'Northfold executive conference notebook with perforated pages and two ribbons',
        },
      }),
      buildListItem({ itemId: 'FS-2', itemDetails: { priceInfo: {} } }),
    ],
  },
};
