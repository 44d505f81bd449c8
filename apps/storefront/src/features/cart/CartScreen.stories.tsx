import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { buildCart, buildCartItem, buildCoupon, buildSavedItem } from '@foolscap/cart/testing';
import { renderPage, type PageArgs } from '../../testing/page-story.tsx';
import { getLine, sampleCart } from '../../testing/sample-cart.ts';
import { sampleProducts } from '../../testing/sample-products.ts';

const meta = {
  title: 'Pages/Cart',
  args: { path: '/cart', cart: sampleCart() },
  render: renderPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<PageArgs>;
export default meta;
type Story = StoryObj<PageArgs>;

export const Default: Story = {};

/** Increasing a quantity shows the new value immediately. */
export const QuantityIncreased: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const more = await page.findByRole('button', { name: /^Increase quantity of Bellwether/ });
    await userEvent.click(more);
    await expect(await page.findByDisplayValue('2')).toBeVisible();
  },
};

export const Business: Story = { globals: { tenant: 'business' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const OneItem: Story = { args: { cart: buildCart() } };

/** A removed line with Undo. */
export const Removed: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: /^Remove Bellwether/ }));
    const undo = await page.findByRole('button', { name: /^Undo/ });
    // Hovering pauses the removal of the line.
    await userEvent.hover(undo);
    await expect(undo).toBeVisible();
  },
};

const coupons = [
  buildCoupon(),
  buildCoupon({
    couponCode: 'STOCKED20',
    description: 'Stocked Up: $20 off orders of $100 or more',
    applied: false,
    amount: 0,
    reason: 'ORDER_TOTAL_NOT_MET_ERROR',
    missingAmount: 12,
  }),
];

/** One of the entered coupons is applied; the other needs more items. */
export const Coupons: Story = {
  args: { coupons },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByText('Add a coupon'));
    await userEvent.type(
      await page.findByRole('textbox', { name: 'Coupon code' }),
      'freshsheet, stocked20{Enter}',
    );
    await expect(await page.findByText('Add $12.00 more to use it.')).toBeVisible();
    await expect(page.getByText('Your coupon has been added to the cart.')).toBeVisible();
  },
};

/** The coupon drawer on small screens. */
export const CouponsOnPhone: Story = {
  args: { cart: buildCart({ items: sampleCart().items, coupons: coupons.slice(0, 1) }), coupons },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByText('Add another coupon'));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Coupons' })).toBeVisible());
  },
};

/** Items saved for later, one of which cannot be moved. */
export const SavedForLater: Story = {
  args: {
    saved: [
      buildSavedItem(),
      buildSavedItem({
        listItemId: 'saved-2',
        messages: [{ code: 'OUT_OF_STOCK', type: 'WARNING' }],
        itemDetails: { name: 'Penlarch Fathom gel pens, 0.5 mm, blue, 12-pack' },
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: /^Save for later: Bellwether/ }));
    await expect(await page.findByRole('heading', { name: 'Saved for later (3)' })).toBeVisible();
  },
};

/** A link to a copy of the cart. */
export const Shared: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByText('Share this cart'));
    await userEvent.click(page.getByRole('button', { name: 'Create a link' }));
    await expect(await page.findByRole('textbox', { name: 'Link to your cart' })).toBeVisible();
  },
};

/** The URL identifies the line that was just added. */
export const JustAdded: Story = {
  args: { path: `/cart?itemIds=${sampleCart().items[1]!.cartItemId}` },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Just added')).toBeVisible();
    // The header must not cover part of a button while targets are measured.
    window.scrollTo(0, 0);
  },
};

/** A sample that is added automatically, and a choice between two packs of pens. */
export const FreeItems: Story = {
  args: {
    freeItems: [
      {
        promotionId: 'A free paper sample with your order',
        units: 1,
        items: [{ itemId: '24119001', name: 'Quillane Archival paper sample', isSample: true }],
      },
      {
        promotionId: 'Two free packs of pens with orders of $40 or more',
        units: 2,
        items: [
          { itemId: '24123101', name: 'Penlarch Fathom gel pens, blue, 12-pack' },
          { itemId: '24123201', name: 'Penlarch Fathom gel pens, red, 12-pack' },
        ],
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const free = within(await page.findByRole('region', { name: 'Free with your order' }));
    await userEvent.click(await free.findByRole('button', { name: /^Increase quantity of .*blue/ }));
    await userEvent.click(free.getByRole('button', { name: 'Add free items' }));
    await expect(await free.findByRole('button', { name: /^Remove free item: Penlarch/ })).toBeVisible();
  },
};

/** A desk that offers two furniture service levels. */
export const FurnitureServices: Story = {
  args: {
    cart: buildCart({
      items: [
        {
          ...buildCartItem({
            qty: 3,
            priceInfo: { finalPricePerUnit: 329, uom: 'each' },
            product: {
              name: 'Tolvane standing desk, 48 x 24 in, walnut',
              images: ['/media/pictures/desk/8a5a3c.svg'],
            },
          }),
          furnSvcInfo: { BASC: { qty: 1, feePerUnit: 79 }, CUST: { qty: 1 } },
        },
        getLine(sampleProducts[0]!),
      ],
    }),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const services = await page.findByRole('group', { name: /^Furniture services for Tolvane/ });
    await expect(services).toHaveTextContent('Fee to be determined');
    await userEvent.click(await page.findByRole('button', { name: /^Change services/ }));
    const drawer = await within(document.body).findByRole('dialog', { name: 'Furniture services' });
    await waitFor(() => expect(within(drawer).getByRole('table')).toBeVisible());
  },
};

const day = (date: string) => ({ minDeliveryDate: date, maxDeliveryDate: date });

/** One line qualifies for faster delivery; another is delivered the next day. */
export const LevelsOfService: Story = {
  args: {
    cart: buildCart({
      items: sampleCart().items.map((line, place) => ({
        ...line,
        availableDeliveryOptions: [
          {
            groupId: 'G1',
            locations: [{ locationId: '', available: 250, threshold: 10 }],
            levels: [
              { levelOfService: 'STANDARD', ...day('2026-11-24') },
              { levelOfService: 'NDD', fee: 14.99, ...day('2026-11-23') },
            ],
          },
        ],
        ...(place === 0
          ? {
              selectedDeliveryOption: {
                ...line.selectedDeliveryOption,
                levelOfService: 'NDD',
                ...day('2026-11-23'),
              },
            }
          : {}),
      })),
    }),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { name: 'Next-day delivery' })).toBeVisible();
    const [, second] = await page.findAllByRole('radio', { name: /^Next-day delivery/ });
    await userEvent.click(second!);
    await expect(await page.findByText(/will be delivered the next day/)).toBeInTheDocument();
  },
};

const shortLine = {
  ...getLine(sampleProducts[0]!),
  qty: 3,
  messages: [{ code: 'PARTIAL_QTY_AVAILABLE', type: 'ERROR' as const }],
  inventory: { items: [{ availablequantity: 1 }] },
};

/** Alternatives to an item that is only partly available. */
export const Alternatives: Story = {
  args: {
    cart: buildCart({ items: [shortLine, getLine(sampleProducts[8]!)] }),
    offers: {
      relatedItems: sampleProducts.slice(1, 4).map((product, place) => ({
        cartItemId: shortLine.cartItemId,
        type: 'altsub',
        itemId: getLine(product).itemId,
        name: getLine(product).product.name,
        itemUrl: getLine(product).product.itemUrl,
        imageUrl: product.image,
        finalPricePerUnit: 8.49,
        availableQuantity: 3 + place * 20,
      })),
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('link', { name: /^See alternatives/ }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Alternatives' }));
    await expect((await drawer.findAllByRole('button', { name: /^Replace with/ })).length).toBe(3);
  },
};

/** Nothing similar is in stock. */
export const NoAlternatives: Story = {
  args: {
    cart: buildCart({ items: [shortLine] }),
    offers: { relatedItems: [{ cartItemId: shortLine.cartItemId, type: 'nosub' }] },
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('link', { name: /^See alternatives/ }));
    await expect(await screen.findByText(/nothing similar in stock/)).toBeVisible();
  },
};

const printer = {
  ...getLine(sampleProducts[8]!),
  qty: 2,
  warrantySkuIds: ['24250103'],
  techHelpSkuIds: ['24250601'],
};
const service = { cartItemId: printer.cartItemId, itemUrl: '/p/service', imageUrl: sampleProducts[8]!.image };

/** Plans and services offered with an item. */
export const Services: Story = {
  args: {
    cart: buildCart({ items: [printer, getLine(sampleProducts[0]!)] }),
    offers: {
      warrantyItems: [
        { ...service, itemId: '24250103', name: 'Protection plan, 2 years', finalPricePerUnit: 21.99 },
      ],
      offeredItems: [
        {
          ...service,
          itemId: '24250601',
          name: 'Set-up help by phone',
          finalPricePerUnit: 29.99,
          relation: 'TECHHELP',
        },
      ],
    },
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('link', { name: /^Add a protection plan/ }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Services and more' }));
    await waitFor(() => expect(drawer.getByRole('button', { name: /^Add 2 Protection plan/ })).toBeVisible());
  },
};

/** An item replaces the chosen one and is confirmed in a dialog. */
export const Replacement: Story = {
  args: {
    cart: buildCart({
      items: [
        {
          ...getLine(sampleProducts[0]!),
          actioned: 'ADD_ITEM',
          altItem: {
            altType: 'HARD_SUB',
            origItemId: '24159001',
            origItemName: 'Quillane Everyday copy paper, 20 lb',
            origPricePerUnit: 7.49,
            hardSubstitutionNotification:
              'The 20 lb paper is discontinued. We added the 24 lb paper in its place.',
            hardSubstitutionType: 'DISCONTINUED',
            hardSubstitutionModal: true,
          },
        },
      ],
    }),
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Keep the replacement?' })).toBeVisible());
  },
};

/** Item notes, a bundle, and hints above the totals. */
export const NotesAndHints: Story = {
  args: {
    cart: buildCart({
      items: [
        {
          ...getLine(sampleProducts[0]!),
          product: { ...getLine(sampleProducts[0]!).product, notes: ['newPackaging', 'viewDetails'] },
        },
        {
          ...getLine(sampleProducts[8]!),
          cartItemId: 'part',
          parentItemId: getLine(sampleProducts[0]!).itemId,
          parentRelationType: 'BUNDLE',
          parentRelationCartItemId: getLine(sampleProducts[0]!).cartItemId,
        },
      ],
      messages: [
        {
          code: 'SMALL_ORDER',
          type: 'INFO',
          description:
            'Your order is below $25.00. Combine small orders to save money and help the environment.',
        },
      ],
    }),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('New Packaging!')).toBeVisible();
    await expect(await page.findByRole('region', { name: /^Contents of/ })).toBeVisible();
    await expect(await page.findAllByText(/Combine small orders/)).toHaveLength(1);
  },
};

/** Pickup and delivery in one cart: each group has its own date. */
export const Mixed: Story = {
  args: {
    cart: buildCart({
      items: sampleCart().items.map((line, place) => ({
        ...line,
        // Stock at the shopper's store.
        availableDeliveryOptions: [
          { groupId: 'G1', locations: [{ locationId: 'warehouse', available: 250, threshold: 10 }] },
          {
            groupId: 'G2',
            locations: [{ locationId: '1547', name: 'Framingham', available: place * 6, threshold: 10 }],
          },
        ],
        ...(place === 1
          ? {
              selectedDeliveryOption: {
                ...line.selectedDeliveryOption,
                deliveryType: 'ISP',
                pickupStoreNumber: '1547',
                pickupStoreName: 'Framingham',
              },
            }
          : {}),
      })),
    }),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { name: /Framingham/ })).toBeVisible();
  },
};

/** After sign-in, items from an earlier visit are merged into the cart. */
export const Merged: Story = {
  args: {
    cart: { ...sampleCart(), messages: [{ code: 'CART_AUTO_MERGE', type: 'INFO' }] },
    signedIn: true,
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/earlier visit/)).toBeVisible();
  },
};

/** One line is out of stock, which blocks checkout. */
export const OutOfStock: Story = {
  args: {
    cart: buildCart({
      items: [
        getLine(sampleProducts[0]!),
        {
          ...getLine(sampleProducts[8]!),
          messages: [{ code: 'OUT_OF_STOCK', type: 'WARNING' }],
          inventory: { items: [{ availablequantity: 0 }] },
        },
      ],
      messages: [{ code: 'CART_ITEMS_OOS_OR_PARTIAL_AVAILABILITY', type: 'ERROR' }],
    }),
  },
};

export const ManyLines: Story = {
  args: {
    cart: buildCart({
      items: Array.from({ length: 60 }, (_, place) =>
        buildCartItem({
          ...getLine(sampleProducts[place % sampleProducts.length]!),
          cartItemId: `line-${place}`,
        }),
      ),
    }),
  },
};

export const EmptyGuest: Story = {
  args: { cart: buildCart({ items: [] }) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Your cart is empty.')).toBeVisible();
  },
};

export const EmptyMember: Story = {
  args: { cart: buildCart({ items: [] }), signedIn: true },
};

export const Loading: Story = { args: { unread: true } };

export const Failed: Story = {
  globals: { network: 'failing' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
