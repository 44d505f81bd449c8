import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { buildSavedCard } from '@foolscap/payments/testing';
import { aFoundStore } from '@foolscap/stores/testing';
import { renderPage, type PageArgs } from '../../testing/page-story.tsx';
import { HttpError } from '@foolscap/core/http';
import { getProduct, sampleProducts } from '../../testing/sample-products.ts';

const meta = {
  title: 'Pages/Product',
  args: { path: '/p/24400042/stapler' },
  render: renderPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<PageArgs>;
export default meta;
type Story = StoryObj<PageArgs>;

export const Default: Story = {};

/** The main action: the add is confirmed, and the header count is updated. */
export const AddingToCart: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { level: 1, name: /Desk stapler/ })).toBeVisible();
    await userEvent.click(await page.findByRole('button', { name: 'Add to cart' }));
    await expect(await page.findByRole('link', { name: 'Cart, 2 items', hidden: true })).toBeVisible();
  },
};

/** A shopper with quick buy set up reviews an order and places it without checkout. */
export const BuyNow: Story = {
  args: { signedIn: true, quickBuy: 'review', cards: [buildSavedCard()] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Buy now' }));
    const review = await screen.findByRole('dialog', { name: 'Review your order' });
    await userEvent.click(within(review).getByRole('button', { name: 'Place order, $26.03' }));
    const thanks = await screen.findByRole('dialog', { name: 'Thank you for your order' });
    await expect(within(thanks).getByRole('link', { name: 'View order' })).toBeVisible();
  },
};

/** Without a review, the order is placed immediately. */
export const BuyNowDirectly: Story = {
  args: { signedIn: true, quickBuy: 'direct', cards: [buildSavedCard()] },
  play: async ({ canvasElement }) => {
    await userEvent.dblClick(await within(canvasElement).findByRole('button', { name: 'Buy now' }));
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name: 'Thank you for your order' })).toBeVisible(),
    );
  },
};

/** Price and "Add to cart" stay reachable while the page's own button is out of view, and hide when it is back. */
export const BuyBar: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const form = (await page.findByRole('button', { name: 'Add to cart' })).closest('form')!;
    await expect(page.queryByRole('region', { name: 'Buy this item' })).toBeNull();
    // The page grows while its sections load, so its end moves.
    const bar = await waitFor(() => {
      canvasElement.scrollIntoView({ block: 'end' });
      return page.getByRole('region', { name: 'Buy this item' });
    });
    await expect(within(bar).getByText('$15.49')).toBeVisible();
    await userEvent.click(within(bar).getByRole('button', { name: 'Add to cart' }));
    await expect(await page.findByRole('link', { name: 'Cart, 2 items', hidden: true })).toBeVisible();
    // The dialog that confirms the add hides the page from assistive technology.
    const barBehindDialog = { name: 'Buy this item', hidden: true };
    form.scrollIntoView();
    await waitFor(() => expect(page.queryByRole('region', barBehindDialog)).toBeNull());
    canvasElement.scrollIntoView({ block: 'end' });
    await waitFor(() => expect(page.getByRole('region', barBehindDialog)).toBeVisible());
  },
};

/** Quantities above the nearest warehouse's stock take longer. */
export const LargeQuantity: Story = {
  args: {
    products: [
      {
        ...getProduct(sampleProducts[3]!),
        delivery: {
          zipCode: '01702',
          shipFee: 7.99,
          freeShippingFrom: 50,
          minDeliveryDate: '2026-11-30',
          maxDeliveryDate: '2026-12-01',
          larger: [{ moreThan: 4, minDeliveryDate: '2026-11-30', maxDeliveryDate: '2026-12-04' }],
        },
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(/^Mon, Nov 30 – Tue, Dec 1\./)).toBeVisible();
    const more = page.getByRole('button', { name: /^Increase quantity/ });
    for (let units = 1; units < 5; units += 1) await userEvent.click(more);
    await expect(await page.findByText(/^Mon, Nov 30 – Fri, Dec 4\./)).toBeVisible();
  },
};

export const Business: Story = { globals: { tenant: 'business' } };
/** The bar at the bottom has the main action while the page's own button is out of view. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('region', { name: 'Buy this item' })).toBeVisible();
    // The sticky header would cover the breadcrumb.
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
};

/** Items in stock at the shopper's store can be picked up there. */
export const WithStore: Story = {
  args: {
    store: aFoundStore(),
    products: [
      {
        ...getProduct(sampleProducts[3]!),
        pickup: {
          storeNumber: aFoundStore().storeNumber,
          storeName: aFoundStore().name,
          available: true,
          displayQuantity: '10+',
        },
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('radio', { name: /Framingham/ })).toBeEnabled();
  },
};

/** Similar items come first. */
export const OutOfStock: Story = {
  args: {
    products: [
      {
        ...getProduct(sampleProducts[8]!),
        alternates: sampleProducts.slice(3, 7),
      },
    ],
    path: '/p/24400097/printer',
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { name: 'Similar items' })).toBeVisible();
  },
};

/** A set with a made-to-order item cannot be added as a whole. */
export const SetMadeToOrder: Story = {
  args: {
    products: [
      {
        ...getProduct(sampleProducts[0]!),
        isSKUSET: true,
        bundle: {
          items: [
            { ...sampleProducts[3]!, quantity: 1 },
            { ...sampleProducts[4]!, quantity: 2, isCustomSKU: true, customSkuCode: 'STAMP-1' },
          ],
        },
      },
    ],
    path: sampleProducts[0]!.itemUrl,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/^This set has an item that is made to order/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: `Customize ${sampleProducts[4]!.title}` })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add to cart' })).toBeNull();
  },
};

export const OnSale: Story = { args: { path: '/p/24400073/chair' } };

/** The buttons of a pre-order are labeled as such. */
export const PreOrder: Story = {
  args: {
    products: [{ ...getProduct(sampleProducts[3]!), sale: { preOrder: true, streetDate: '2027-02-15' } }],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Pre-order' }));
    await expect(await page.findByRole('link', { name: 'Cart, 2 items', hidden: true })).toBeVisible();
  },
};

/** A policy of the buyer's organization blocks the item, so the reason replaces the form. */
export const BlockedByPolicy: Story = {
  globals: { tenant: 'business', signedIn: 'yes' },
  args: {
    products: [
      {
        ...getProduct(sampleProducts[3]!),
        contractInfo: { onContract: false, priceMethod: 'MPI' },
        refusal: {
          code: 'BLOCKED',
          description: 'Your organization’s policy doesn’t allow this item. Ask your administrator.',
        },
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(/policy doesn’t allow this item/)).toBeVisible();
    await expect(page.queryByRole('button', { name: 'Add to cart' })).toBeNull();
  },
};

/** Accessories are selected before the add, which adds them below the item. The feedback lists them. */
export const WithAccessories: Story = {
  args: {
    products: [
      {
        ...getProduct(sampleProducts[3]!),
        required: [sampleProducts[0]!],
        // One is also required and one is out of stock: the former is offered once, the latter not at all.
        accessories: [...sampleProducts.slice(0, 3), { ...sampleProducts[4]!, isOutOfStock: true }],
      },
      ...sampleProducts.slice(0, 5).map((item) => getProduct(item)),
    ],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const group = within(await page.findByRole('group', { name: 'Add these too' }));
    await expect(group.getAllByRole('checkbox')).toHaveLength(2);
    await userEvent.click(group.getByRole('checkbox', { name: /legal pads/ }));
    const [add] = page.getAllByRole('button', { name: 'Add to cart' });
    await userEvent.click(add!);
    const title = await within(document.body).findByText('2 items added to cart');
    await waitFor(() => expect(title).toBeVisible());
  },
};

/** Required items, a plan and setup help are selected before the add. */
export const WithOffers: Story = {
  args: {
    products: [
      {
        ...getProduct(sampleProducts[3]!),
        required: [sampleProducts[0]!],
        warranties: [sampleProducts[1]!],
        techHelp: [sampleProducts[2]!],
      },
      ...sampleProducts.slice(0, 3).map((item) => getProduct(item)),
    ],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    for (const [legend, item] of [
      ['You’ll also need', /copy paper/],
      ['Protection plans', /legal pads/],
      ['Technical help', /gel pens/],
    ] as const) {
      const group = within(await page.findByRole('group', { name: legend }));
      await userEvent.click(group.getByRole('checkbox', { name: item }));
    }
    await expect(page.getAllByRole('checkbox', { checked: true })).toHaveLength(3);
  },
};

/** The URL of a product that does not exist. */
export const NotFound: Story = {
  args: { path: '/p/99999999/nothing' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { level: 1 })).toBeVisible();
  },
};

export const Loading: Story = { args: { unread: true } };

export const Failed: Story = {
  args: {
    routes: {
      'GET /catalog/products/:sku': () => {
        throw new HttpError({ code: 'NETWORK', retryable: true, message: 'Network Error', status: 503 });
      },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
