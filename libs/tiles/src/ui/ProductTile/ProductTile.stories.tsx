import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { aTileItem, tileItems } from '../../testing/index.ts';
import { ProductTile } from './ProductTile.tsx';
import { ProductTileSkeleton } from './ProductTileSkeleton.tsx';

const items = tileItems(10);
const stapler = items[0]!;
const chair = items[1]!;
const binder = items[2]!;
const pad = items[3]!;
const pens = items[4]!;
const notes = items[6]!;
const printer = items[7]!;
const folders = items[8]!;
const coffee = items[9]!;

const meta = {
  title: 'Tiles/ProductTile',
  component: ProductTile,
  parameters: { receivesData: { Empty: 'a tile always has a product; Loading reserves its place' } },
  tags: ['autodocs'],
  args: {
    item: aTileItem(),
    onAdd: fn(),
    onAction: fn((_action, _item, press) => press.preventDefault()),
    formAction: '#',
    headingLevel: 2,
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '15rem', maxInlineSize: '100%' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { state: 'a tile', recipe: '/c/paper', testedIn: 'libs/tiles/src/model/model.test.ts' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: `Add to cart ${args.item.title}` }));
    await expect(args.onAdd).toHaveBeenCalledTimes(1);
    await expect(args.onAdd).toHaveBeenCalledWith(args.item);
  },
};

export const Loading: Story = {
  parameters: {
    state: 'skeleton of a tile',
    recipe: 'Slow `/catalog/search`, then follow a link to /c/paper.',
  },
  render: () => <ProductTileSkeleton />,
};

/** A photo of an imported product, with its color until it has loaded. */
export const WithPhoto: Story = {
  args: { item: aTileItem({ image: '/media/photos/f00150a9-d8d2c8/640', title: 'Pencil cup, blue' }) },
  play: async ({ canvasElement }) => {
    const image = canvasElement.querySelector('img')!;
    await waitFor(() => expect(image.naturalWidth).toBeGreaterThan(0));
    await expect(image.srcset).toContain('-d8d2c8/320 320w');
  },
};

/** The layout does not shift when the product replaces its skeleton. */
export const LoadingBesideLoaded: Story = {
  render: (args) => (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        gap: '1rem',
        alignItems: 'start',
      }}
    >
      <ProductTileSkeleton />
      <ProductTile {...args} />
    </div>
  ),
  decorators: [
    (Story) => <div style={{ inlineSize: 'min(31rem, 100vw - 2rem)', maxInlineSize: 'none' }}>{Story()}</div>,
  ],
  play: async ({ canvasElement }) => {
    const place = canvasElement.querySelector('article')!.parentElement!;
    const [skeleton, tile] = [...place.children].map((one) => one.getBoundingClientRect().height);
    await expect(Math.abs(skeleton! - tile!)).toBeLessThanOrEqual(1);
  },
};

/** With the link that adds the product to a list, next to badges and units in the cart. */
export const WithList: Story = {
  parameters: {
    state: 'add to list',
    recipe: '/c/paper',
    testedIn: 'apps/storefront/e2e/add-to-list.journey.ts',
  },
  args: {
    item: chair,
    listHref: '#list',
    onAddToList: fn((_: unknown, press: { preventDefault: () => void }) => press.preventDefault()),
    inCart: 4,
  },
  play: async ({ canvasElement, args }) => {
    const link = within(canvasElement).getByRole('link', { name: `Add to list: ${args.item.title}` });
    const { width, height } = link.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await userEvent.click(link);
    await expect(args.onAddToList).toHaveBeenCalledTimes(1);
    link.blur();
  },
};

export const Sale: Story = { parameters: { state: 'sale', recipe: '/search?q=sale' }, args: { item: chair } };

export const LowStock: Story = {
  parameters: { state: 'few left', recipe: '/search?q=24110202 (four left).' },
  args: { item: aTileItem({ ...pad, unitsLeft: 5 }) },
};
export const OneLeft: Story = {
  parameters: {
    state: 'one left',
    recipe: '/search?q=24150103.',
    testedIn: 'apps/storefront/e2e/import.journey.ts',
  },
  args: { item: aTileItem({ ...stapler, unitsLeft: 1 }) },
};

export const OutOfStock: Story = {
  parameters: {
    state: 'out of stock',
    recipe: 'Storybook only: the demo’s API leads from such a tile to the product page.',
  },
  args: { item: printer },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Out of stock')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const OutOfStockWithReplacement: Story = {
  parameters: {
    state: 'out of stock with a replacement',
    recipe: 'Storybook only: the API sends no replacement with a tile.',
  },
  args: {
    item: aTileItem({
      ...printer,
      restrictionDetails: { alternateItemURL: '/p/24480002/other-printer' },
    }),
  },
};

/** A second click while the request is in flight has no effect. */
export const AddPending: Story = {
  parameters: {
    state: 'add pending',
    recipe: 'Slow `/checkout/default/item`, then press "Add to cart" on /c/paper.',
    testedIn: 'apps/storefront/e2e/buying.journey.ts',
  },
  args: { addStatus: 'pending' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  parameters: {
    state: 'add failed',
    recipe: 'Fail `/checkout/default/item`, then press "Add to cart" on /c/paper.',
  },
  args: { addStatus: 'failed' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
      'Failure while adding item to cart. Please try again',
    );
  },
};

export const InCart: Story = {
  parameters: { state: 'in-cart count', recipe: 'Add 24110101, then open /search?q=24110101.' },
  args: { item: pens, inCart: 3 },
};
export const PickupAvailable: Story = {
  parameters: { state: 'pickup available', recipe: 'Choose the store 1547 at /stores, then open /c/paper.' },
  args: { item: binder, pickupStoreName: 'Natick' },
};
export const Badges: Story = {
  parameters: {
    state: 'badges, purchased before',
    recipe: 'Badge "Sale": /search?q=24110101. Purchased before is Storybook only: the API does not send it.',
  },
  args: {
    item: aTileItem({
      ...notes,
      badgeDetails: { productBadge: 'New Packaging!' },
      lastOrderedDate: '2026-09-14',
    }),
  },
};
/** A third party sells and ships the product (storefront-3.74). */
export const SoldByThirdParty: Story = {
  parameters: {
    state: 'sold by a third party',
    recipe: '/search?q=24163901.',
    testedIn: 'apps/commerce-api/src/domains/catalog/tile-fields.test.ts',
  },
  args: {
    item: aTileItem({
      ...printer,
      isOutOfStock: false,
      isSSPT: true,
      badgeDetails: { productBadge: 'Sold and shipped by Rewell Supply' },
    }),
  },
  decorators: [
    (Story) => (
      // Two tiles next to each other on a phone.
      <div style={{ inlineSize: '9.75rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const badge = within(canvasElement).getByText('Sold and shipped by Rewell Supply');
    await expect(badge).toBeVisible();
    // The name must not be cut off.
    await expect(badge.scrollWidth).toBeLessThanOrEqual(badge.clientWidth);
  },
};
/** A product of the print service (storefront-3.74). */
export const PrintedToOrder: Story = {
  parameters: {
    state: 'printed to order',
    recipe: '/search?q=24119002.',
    testedIn: 'apps/commerce-api/src/domains/catalog/tile-fields.test.ts',
  },
  args: {
    item: aTileItem({ ...notes, isHitouch: true, badgeDetails: { productBadge: 'Printed to order' } }),
  },
};
/** The item has no surcharge, unlike the item that it replaces (storefront-3.74). */
export const NoSurcharge: Story = {
  parameters: {
    state: 'without the surcharge of another item',
    recipe: '/p/24249001, then see “Similar items”.',
    testedIn: 'apps/commerce-api/src/domains/catalog/tile-fields.test.ts',
  },
  args: {
    item: aTileItem({
      ...coffee,
      isSurchargeSub: true,
      surchgOrgItemId: '24249001',
      badgeDetails: { productBadge: 'No surcharge' },
    }),
  },
};
export const LimitedQuantity: Story = {
  parameters: {
    state: 'limited quantity',
    recipe: 'Storybook only: the API does not mark limited quantities on tiles.',
  },
  args: { item: aTileItem({ ...coffee, restrictionDetails: { limitedQtyTxt: 'Limit 4 per order' } }) },
};
export const PriceNotAvailable: Story = {
  parameters: {
    state: 'price not available',
    recipe: 'Storybook only: every item of the demo has a price; a business import can leave it out.',
  },
  args: { item: aTileItem({ ...folders, price: 'Price N/A', priceValue: undefined }) },
};
export const MissingImage: Story = {
  parameters: {
    state: 'missing image',
    recipe:
      'Import a product without a picture (docs/operators/import.md); every product of the demo has one.',
  },
  args: { item: aTileItem({ image: undefined }) },
};
export const FailedImage: Story = {
  parameters: {
    state: 'failed image',
    recipe: 'Block `/media/*` in the browser’s tools, then reload /c/paper.',
  },
  args: { item: aTileItem({ image: 'data:image/png;base64,broken' }), eager: true },
};

export const ViewOnly: Story = {
  parameters: { state: 'view only', recipe: '/search?q=24110403 (out of stock).' },
  args: { item: aTileItem({ ...chair, actionLabel: 'viewOnly' }) },
};
export const CustomSkuSet: Story = {
  parameters: {
    state: 'SKU set',
    recipe: '/search?q=24159101 (a kit). The demo has no kit with a custom product.',
    testedIn: 'apps/storefront/e2e/tile-drawers.journey.ts',
  },
  args: { item: aTileItem({ ...binder, actionLabel: 'customSkuset' }) },
};
export const ViewAlternate: Story = {
  parameters: {
    state: 'view alternate',
    recipe: 'Storybook only: the API sends no replacement with a tile.',
  },
  args: {
    item: aTileItem({
      ...printer,
      isOutOfStock: false,
      actionLabel: 'viewAlternate',
      restrictionDetails: { alternateItemURL: '/p/24480002/other-printer' },
    }),
  },
};
export const Subscribe: Story = {
  parameters: {
    state: 'subscribe',
    recipe: '/search?q=facial+tissues; the button opens auto-restock.',
    testedIn: 'apps/storefront/e2e/tile-drawers.journey.ts',
  },
  args: { item: aTileItem({ ...coffee, actionLabel: 'subscribe' }) },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('link', { name: /^Subscribe/ }));
    await expect(args.onAction).toHaveBeenCalledWith(
      { kind: 'drawer', drawer: 'autoRestock' },
      args.item,
      expect.anything(),
    );
  },
};
export const ExpertsSuggest: Story = {
  parameters: {
    state: 'experts suggest',
    recipe: 'Search for “quorum round table”: the first one is out of stock.',
  },
  args: { item: aTileItem({ ...printer, isOutOfStock: false, actionLabel: 'expertsSuggest' }) },
};
/** The store has the product, but opens too late to have it ready today. */
export const PickUpLater: Story = {
  args: {
    item: aTileItem({
      ...stapler,
      actionLabel: 'pickUpToday',
      isDeliveryInstock: false,
      pickupReadyToday: false,
    }),
  },
  play: async ({ canvasElement }) => {
    const tile = within(canvasElement);
    await expect(tile.getByRole('link', { name: /^Pick up in store/ })).toBeVisible();
    await expect(tile.queryByText(/today/)).toBeNull();
  },
};
export const PickUpToday: Story = {
  parameters: {
    state: 'pick up today',
    recipe:
      'Choose the store 1547 at /stores, then open /search?q=24110403; the button opens the pickup drawer.',
    testedIn: 'apps/storefront/e2e/tile-drawers.journey.ts',
  },
  args: { item: aTileItem({ ...stapler, actionLabel: 'pickUpToday', isDeliveryInstock: false }) },
  play: async ({ canvasElement, args }) => {
    const tile = within(canvasElement);
    await expect(tile.getByText('Out of stock for delivery')).toBeVisible();
    await userEvent.click(tile.getByRole('link', { name: /^Pick up today/ }));
    await expect(args.onAction).toHaveBeenCalledWith(
      { kind: 'drawer', drawer: 'pickup' },
      args.item,
      expect.anything(),
    );
  },
};
export const Membership: Story = {
  parameters: {
    state: 'membership',
    recipe: 'Import a product with the sale condition `membership`, then search for it.',
  },
  args: { item: aTileItem({ ...pens, actionLabel: 'membership' }) },
};
export const CustomSku: Story = {
  parameters: {
    state: 'custom SKU',
    recipe: '/search?q=custom+engraved+name+plate; the button opens the customize drawer.',
    testedIn: 'apps/storefront/e2e/customize.journey.ts',
  },
  args: { item: aTileItem({ isCustomSKU: true, customSkuCode: 'CARD-500' }) },
};

/** The link opens the quick view; without JavaScript it opens the product page. */
export const QuickView: Story = {
  args: { onQuickView: fn((_item, press) => press.preventDefault()), listHref: '#list' },
  play: async ({ canvasElement, args }) => {
    const link = within(canvasElement).getByRole('link', { name: /^Quick view: / });
    await userEvent.click(link);
    await expect(args.onQuickView).toHaveBeenCalledTimes(1);
  },
};

/** If colors fail to load, their number is shown as text in the same place (storefront-4.43). */
export const SwatchesFailed: Story = {
  parameters: {
    state: 'swatches failed',
    recipe: 'Block `/catalog/swatches`, then search for “gel pens”: the number of colors stays in words.',
    testedIn: 'libs/tiles/src/state/swatches.sagas.test.ts',
  },
  args: {
    item: aTileItem({ ...binder, hasVariants: true, variantCounts: { Color: 3 }, isColorSwatch: true }),
    renderSwatches: (inWords) => inWords,
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('3 colors')).toBeVisible();
  },
};

export const LongContent: Story = {
  parameters: { state: 'long name', recipe: 'Storybook only: needs a longer name than those of the demo.' },
  args: {
    inCart: 999,
    pickupStoreName: 'Shoppers World of Greater Framingham, East Entrance',
    item: aTileItem({
      title:
        'Ridgeway multipurpose copy paper, 92 bright, 20 lb, letter size, ten reams of five hundred sheets each in one carton, acid free and made without elemental chlorine, for ' +
        'L5500DN,'.repeat(50),
      units: 'pallet of forty cartons of ten reams',
      priceValue: 12345.67,
      originalPriceValue: 23456.78,
      unitsLeft: 2,
      badgeDetails: { productBadge: 'Recommended by our experts for everyday printing' },
      lastOrderedDate: '2026-09-14',
    }),
  },
};
