import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { aTileItem, tileItems } from '../../testing/index.ts';
import { ListTile } from '../ListTile/ListTile.tsx';
import { ProductTile } from '../ProductTile/ProductTile.tsx';
import { TileGrid, TileGridSkeleton } from './TileGrid.tsx';

const tiles = (count: number) =>
  tileItems(count).map((item, n) => (
    <ProductTile
      key={item.itemId}
      item={item}
      headingLevel={2}
      inCart={n === 2 ? 1 : 0}
      pickupStoreName="Natick"
    />
  ));

const meta = {
  title: 'Tiles/TileGrid',
  component: TileGrid,
  tags: ['autodocs'],
  args: { label: 'Copy paper', children: tiles(10) },
  parameters: {
    receivesData: { Empty: 'the page shows its own empty state', Failed: 'the page shows the error' },
    layout: 'padded',
  },
} satisfies Meta<typeof TileGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: 'Copy paper' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(10);
  },
};

export const Loading: Story = {
  parameters: {
    state: 'skeleton of the grid',
    recipe: 'Slow `/catalog/search`, then follow a link to /c/paper.',
  },
  render: () => <TileGridSkeleton count={10} />,
};
export const Refreshing: Story = {
  parameters: {
    state: 'refreshing',
    recipe: 'Open /c/paper, slow `/catalog/search`, then change the order.',
  },
  args: { busy: true },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Business: Story = { globals: { tenant: 'business' } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const One: Story = { args: { children: tiles(1) } };

/** A single row that scrolls; the page does not. */
export const Row: Story = { args: { layout: 'row' } };

/** The list view: one tile per line. */
export const List: Story = {
  args: {
    layout: 'list',
    children: tileItems(4).map((item) => <ListTile key={item.itemId} item={item} headingLevel={2} />),
  },
};
export const ListLoading: Story = { render: () => <TileGridSkeleton count={4} layout="list" /> };

export const LongContent: Story = {
  args: {
    children: [
      ...tiles(3),
      <ProductTile
        key="long"
        headingLevel={2}
        item={aTileItem({
          title:
            'Ridgeway multipurpose copy paper, 92 bright, 20 lb, letter size, ten reams of five hundred sheets each in one carton, acid free',
          priceValue: 12345.67,
          originalPriceValue: 23456.78,
        })}
      />,
    ],
  },
  globals: { viewport: { value: 'narrow' } },
};
