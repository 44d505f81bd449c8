import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { aTileItem } from '../../testing/index.ts';
import { ListTile } from './ListTile.tsx';

const meta = {
  title: 'Tiles/ListTile',
  component: ListTile,
  tags: ['autodocs'],
  args: {
    item: aTileItem(),
    onAdd: fn(),
    formAction: '#',
    headingLevel: 2,
    listHref: '#list',
    onQuickView: fn((_item, press) => press.preventDefault()),
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '52rem', maxInlineSize: '100%' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ListTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: `Add to cart ${args.item.title}` }));
    await expect(args.onAdd).toHaveBeenCalledWith(args.item);
    await userEvent.click(canvas.getByRole('link', { name: /^Quick view: / }));
    await expect(args.onQuickView).toHaveBeenCalledTimes(1);
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Sale: Story = { args: { item: aTileItem({ originalPriceValue: 59.99 }), inCart: 2 } };
export const AddPending: Story = { args: { addStatus: 'pending' } };
export const Failed: Story = { args: { addStatus: 'failed' } };
export const OutOfStock: Story = {
  args: { item: aTileItem({ isOutOfStock: true, actionLabel: 'viewOnly' }) },
};
/** A member sees the number that their organization uses for the product (storefront-3.71). */
export const PartNumber: Story = {
  args: { item: aTileItem({ cId: 'OFFICE-7' }) },
  globals: { tenant: 'business' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Your part number: OFFICE-7')).toBeVisible();
  },
};
export const LongContent: Story = {
  args: {
    item: aTileItem({
      title: 'Ridgeway multipurpose copy paper, 92 bright, '.repeat(4),
      cId: 'NORTHEAST-REGIONAL-FACILITIES-OPERATIONS-STOCK-ITEM-000123',
    }),
  },
};
