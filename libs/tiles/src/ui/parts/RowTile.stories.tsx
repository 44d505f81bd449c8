import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '@foolscap/ui/components';
import { aTileItem } from '../../testing/index.ts';
import { RowTile } from './RowTile.tsx';
import { TilePrice, TileStock } from './TileFacts.tsx';

const meta = {
  title: 'Tiles/Parts/RowTile',
  component: RowTile,
  args: { item: aTileItem(), children: <TilePrice item={aTileItem()} size="small" /> },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '24rem', maxInlineSize: '100%' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RowTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('article')).toHaveTextContent(args.item.title);
  },
};
/** On phones the end is below the text. */
export const WithEnd: Story = { args: { end: <Button size="small">Add to another list</Button> } };
/** The picture fades. */
export const OutOfStock: Story = {
  args: {
    item: aTileItem({ isOutOfStock: true }),
    children: <TileStock item={aTileItem({ isOutOfStock: true })} />,
  },
};
export const LongContent: Story = {
  args: {
    item: aTileItem({ title: 'Ridgeway multipurpose copy paper, 92 bright, '.repeat(4) }),
    end: <TilePrice item={aTileItem({ priceValue: 123_456.78, units: 'pallet of 40 cartons' })} />,
  },
};
