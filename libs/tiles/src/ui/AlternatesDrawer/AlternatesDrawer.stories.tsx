import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { aTileItem, tileItems } from '../../testing/index.ts';
import { ProductTile } from '../ProductTile/ProductTile.tsx';
import { TileGrid } from '../TileGrid/TileGrid.tsx';
import { AlternatesDrawer } from './AlternatesDrawer.tsx';

const tiles = (count: number) => (
  <TileGrid label="Alternate choices">
    {tileItems(count).map((item) => (
      <ProductTile key={item.itemId} item={item} />
    ))}
  </TileGrid>
);

const meta = {
  title: 'Tiles/AlternatesDrawer',
  component: AlternatesDrawer,
  tags: ['autodocs'],
  args: {
    item: aTileItem({ isOutOfStock: true, actionLabel: 'expertsSuggest' }),
    open: true,
    phase: 'filled',
    count: 4,
    children: tiles(4),
    onRetry: fn(),
    onClose: fn(),
  },
  parameters: { docs: { story: { inline: false, iframeHeight: 480 } } },
} satisfies Meta<typeof AlternatesDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

const findDrawer = () => screen.findByRole('dialog', { name: 'Alternate choices' });

export const Default: Story = {
  parameters: {
    state: 'alternates of a product that is out of stock',
    recipe: 'Search for “quorum round table”, then press “See alternatives”.',
    testedIn: 'apps/storefront/e2e/tile-drawers.journey.ts',
  },
  play: async () => {
    await waitFor(async () => expect(await findDrawer()).toBeVisible());
    await expect(screen.getAllByRole('article')).toHaveLength(4);
  },
};

export const Loading: Story = { args: { phase: 'pending', count: 0, children: undefined } };

/** The alternates were sold while the page was open. */
export const Empty: Story = {
  args: { count: 0, children: undefined },
  play: async () => {
    await waitFor(async () =>
      expect(await screen.findByText('We have no alternatives in stock right now.')).toBeVisible(),
    );
  },
};

export const Failed: Story = {
  args: { phase: 'failed', count: 0, children: undefined },
  play: async ({ args }) => {
    const retry = await screen.findByRole('button', { name: 'Try again' });
    await waitFor(() => expect(retry).toBeVisible());
    await userEvent.click(retry);
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

export const LongContent: Story = {
  args: {
    item: aTileItem({
      title:
        'Ridgeway multipurpose copy and printer paper, letter size, 20 lb, 92 bright, acid free, 10 reams of 500 sheets each',
    }),
    count: 10,
    children: tiles(10),
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Business: Story = { globals: { tenant: 'business' } };
export const Dark: Story = { globals: { theme: 'dark' } };
