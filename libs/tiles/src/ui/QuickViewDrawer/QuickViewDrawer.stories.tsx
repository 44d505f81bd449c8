import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { aTileItem, tileItems } from '../../testing/index.ts';
import { ProductTile } from '../ProductTile/ProductTile.tsx';
import { TileGrid } from '../TileGrid/TileGrid.tsx';
import { QuickViewDrawer } from './QuickViewDrawer.tsx';

const bullets = ['Bright white for crisp text', 'Feeds without jams in printers and copiers', 'Acid free'];
const compatibleItems = tileItems(3);
const compatible = (
  <TileGrid label="Compatible products">
    {compatibleItems.map((item) => (
      <ProductTile key={item.itemId} item={item} />
    ))}
  </TileGrid>
);

const meta = {
  title: 'Tiles/QuickViewDrawer',
  component: QuickViewDrawer,
  tags: ['autodocs'],
  args: {
    item: aTileItem(),
    href: '#product',
    open: true,
    phase: 'filled',
    details: { bullets, compatible: [] },
    onAdd: fn(),
    onRetry: fn(),
    onClose: fn(),
  },
  parameters: { docs: { story: { inline: false, iframeHeight: 640 } } },
} satisfies Meta<typeof QuickViewDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

async function findDrawer() {
  const drawer = await screen.findByRole('dialog', { name: 'Quick view' });
  await waitFor(() => expect(drawer).toBeVisible());
  return within(drawer);
}

export const Default: Story = {
  parameters: {
    state: 'quick view',
    recipe: 'On a page of results, press the eye on the picture of a tile.',
    testedIn: 'apps/storefront/e2e/tile-drawers.journey.ts',
  },
  play: async ({ args }) => {
    const drawer = await findDrawer();
    await expect(drawer.getByText('Bright white for crisp text')).toBeVisible();
    await userEvent.click(drawer.getByRole('button', { name: /^Add to cart/ }));
    await expect(args.onAdd).toHaveBeenCalledTimes(1);
  },
};

/** The facts of the tile are shown while the details load. */
export const Loading: Story = {
  args: { phase: 'pending', details: undefined },
  play: async () => {
    const drawer = await findDrawer();
    await expect(drawer.getByText('$45.99', { exact: false })).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: {
    state: 'quick view, details failed',
    recipe: 'Block `/cc/api/catalog/products/` in the browser’s tools, then press the eye on a tile.',
    testedIn: 'libs/tiles/src/state/tile-drawer.sagas.test.ts',
  },
  args: { phase: 'failed', details: undefined },
  play: async ({ args }) => {
    const drawer = await findDrawer();
    await userEvent.click(drawer.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

/** storefront-2.44 */
export const CompatiblePrinters: Story = {
  parameters: {
    state: 'compatible printers of a cartridge',
    recipe: 'Search for “ink cartridge”, then press the eye on a tile.',
    testedIn: 'apps/storefront/e2e/tile-drawers.journey.ts',
  },
  args: {
    item: aTileItem({ title: 'Corvelle 62 Ink Cartridge, Black' }),
    details: { bullets, compatible: compatibleItems },
    compatible,
  },
  play: async () => {
    const drawer = await findDrawer();
    await expect(drawer.getByRole('heading', { name: 'This cartridge is compatible with:' })).toBeVisible();
  },
};

/** storefront-2.45 */
export const CompatibleCartridges: Story = {
  args: {
    item: aTileItem({ title: 'Halden Jet 310 Compact Inkjet Printer' }),
    details: { bullets, compatible: compatibleItems },
    compatible,
  },
  play: async () => {
    const drawer = await findDrawer();
    await expect(drawer.getByRole('heading', { name: 'Compatible cartridges' })).toBeVisible();
  },
};

/** Items that cannot be added only have the link to the product page. */
export const OutOfStock: Story = {
  args: { item: aTileItem({ isOutOfStock: true, actionLabel: 'viewOnly' }) },
  play: async () => {
    const drawer = await findDrawer();
    await expect(drawer.queryByRole('button', { name: /^Add to cart/ })).toBeNull();
    await expect(drawer.getByRole('link', { name: /^View full details/ })).toBeVisible();
  },
};

export const Adding: Story = { args: { isAdding: true } };

export const WithNotes: Story = {
  args: {
    item: aTileItem({
      originalPrice: '$59.99',
      originalPriceValue: 59.99,
      unitsLeft: 2,
      lastOrderedDate: '2026-09-30',
      restrictionDetails: { type: 'LIMITED_QUANTITY', limitedQtyTxt: 'Limit 4 per order' },
    }),
  },
};

export const LongContent: Story = {
  args: {
    item: aTileItem({
      title:
        'Ridgeway multipurpose copy and printer paper, letter size, 20 lb, 92 bright, acid free, 10 reams of 500 sheets each',
    }),
    details: {
      bullets: Array.from({ length: 12 }, (_, n) => `${bullets[n % 3]} (${n + 1})`),
      compatible: [],
    },
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Business: Story = { globals: { tenant: 'business' } };
export const Dark: Story = { globals: { theme: 'dark' } };
