import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { aTileItem, tileItems } from '../../testing/index.ts';
import { ProductTile } from '../ProductTile/ProductTile.tsx';
import { TileGrid } from '../TileGrid/TileGrid.tsx';
import { ReplacementDrawer } from './ReplacementDrawer.tsx';

const tiles = (count: number) => (
  <TileGrid label="Replacement">
    {tileItems(count).map((item) => (
      <ProductTile key={item.itemId} item={item} />
    ))}
  </TileGrid>
);

const meta = {
  title: 'Tiles/ReplacementDrawer',
  component: ReplacementDrawer,
  tags: ['autodocs'],
  args: {
    item: aTileItem({
      title: 'Tolvane Compact Stapler, 15 Sheets',
      restrictionDetails: { type: 'DISCONTINUED', altProducts: ['24480001'] },
    }),
    open: true,
    phase: 'filled',
    count: 1,
    children: tiles(1),
    onRetry: fn(),
    onClose: fn(),
  },
  parameters: { docs: { story: { inline: false, iframeHeight: 480 } } },
} satisfies Meta<typeof ReplacementDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

const findDrawer = () => screen.findByRole('dialog', { name: 'Replacement' });

export const Default: Story = {
  parameters: {
    state: 'replacement of a discontinued product',
    recipe: '/search?q=24159001, then press “See replacement”.',
    testedIn: 'apps/storefront/e2e/tile-drawers.journey.ts',
  },
  play: async () => {
    await waitFor(async () => expect(await findDrawer()).toBeVisible());
    await expect(screen.getAllByRole('article')).toHaveLength(1);
  },
};

export const Loading: Story = { args: { phase: 'pending', count: 0, children: undefined } };

/** The replacement was sold out while the page was open. */
export const Empty: Story = {
  parameters: {
    state: 'replacement, sold out meanwhile',
    recipe: 'Unpublish 24150101 in the database, then press “See replacement” on the tile of 24159001.',
    testedIn: 'libs/tiles/src/state/tile-drawer.sagas.test.ts',
  },
  args: { count: 0, children: undefined },
  play: async () => {
    await waitFor(async () =>
      expect(await screen.findByText('We have no replacement in stock right now.')).toBeVisible(),
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
    count: 1,
    children: tiles(1),
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Business: Story = { globals: { tenant: 'business' } };
export const Dark: Story = { globals: { theme: 'dark' } };
