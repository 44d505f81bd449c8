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
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: `Add to cart ${args.item.title}` }));
    await expect(args.onAdd).toHaveBeenCalledTimes(1);
    await expect(args.onAdd).toHaveBeenCalledWith(args.item);
  },
};

export const Loading: Story = { render: () => <ProductTileSkeleton /> };

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

/** With the link that adds the product to a list, beside badges and units in the cart. */
export const WithList: Story = {
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

export const Sale: Story = { args: { item: chair } };

export const LowStock: Story = { args: { item: aTileItem({ ...pad, unitsLeft: 5 }) } };
export const OneLeft: Story = { args: { item: aTileItem({ ...stapler, unitsLeft: 1 }) } };

export const OutOfStock: Story = {
  args: { item: printer },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Out of stock')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const OutOfStockWithReplacement: Story = {
  args: {
    item: aTileItem({
      ...printer,
      restrictionDetails: { alternateItemURL: '/p/24480002/other-printer' },
    }),
  },
};

/** A second press while the request is in flight has no effect. */
export const AddPending: Story = {
  args: { addStatus: 'pending' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: { addStatus: 'failed' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
      'Failure while adding item to cart. Please try again',
    );
  },
};

export const InCart: Story = { args: { item: pens, inCart: 3 } };
export const PickupAvailable: Story = { args: { item: binder, pickupStoreName: 'Natick' } };
export const Badges: Story = {
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
      // Two tiles beside each other on a phone.
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
  args: {
    item: aTileItem({ ...notes, isHitouch: true, badgeDetails: { productBadge: 'Printed to order' } }),
  },
};
/** The item has no surcharge, other than the one in whose place it is offered (storefront-3.74). */
export const NoSurcharge: Story = {
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
  args: { item: aTileItem({ ...coffee, restrictionDetails: { limitedQtyTxt: 'Limit 4 per order' } }) },
};
export const PriceNotAvailable: Story = {
  args: { item: aTileItem({ ...folders, price: 'Price N/A', priceValue: undefined }) },
};
export const MissingImage: Story = { args: { item: aTileItem({ image: undefined }) } };
export const FailedImage: Story = {
  args: { item: aTileItem({ image: 'data:image/png;base64,broken' }), eager: true },
};

export const ViewOnly: Story = { args: { item: aTileItem({ ...chair, actionLabel: 'viewOnly' }) } };
export const CustomSkuSet: Story = { args: { item: aTileItem({ ...binder, actionLabel: 'customSkuset' }) } };
export const ViewAlternate: Story = {
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
export const Membership: Story = { args: { item: aTileItem({ ...pens, actionLabel: 'membership' }) } };
export const CustomSku: Story = {
  args: { item: aTileItem({ isCustomSKU: true, customSkuCode: 'CARD-500' }) },
};

/** The link opens the quick view; without a script it leads to the product. */
export const QuickView: Story = {
  args: { onQuickView: fn((_item, press) => press.preventDefault()), listHref: '#list' },
  play: async ({ canvasElement, args }) => {
    const link = within(canvasElement).getByRole('link', { name: /^Quick view: / });
    await userEvent.click(link);
    await expect(args.onQuickView).toHaveBeenCalledTimes(1);
  },
};

/** Colors that fail to load leave their number in words, at the same place (storefront-4.43). */
export const SwatchesFailed: Story = {
  args: {
    item: aTileItem({ ...binder, hasVariants: true, variantCounts: { Color: 3 }, isColorSwatch: true }),
    renderSwatches: (inWords) => inWords,
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('3 colors')).toBeVisible();
  },
};

export const LongContent: Story = {
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
