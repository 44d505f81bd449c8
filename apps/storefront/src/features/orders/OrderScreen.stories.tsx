import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { buildOrder } from '@foolscap/checkout/testing';
import { HttpError } from '@foolscap/core/http';
import { PRODUCT_TILE_PROXY_PATH } from '@foolscap/core/vocabulary';
import type { ProductTileDataBody } from '@foolscap/tiles/contract';
import { organizationRoutes } from '../../testing/sample-organization.ts';
import { sampleProducts } from '../../testing/sample-products.ts';
import { renderPage, type PageArgs } from '../../testing/page-story.tsx';

const meta = {
  title: 'Pages/Order',
  args: { path: '/order/9700012345', orders: [buildOrder()] },
  render: renderPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<PageArgs>;
export default meta;
type Story = StoryObj<PageArgs>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect((await within(canvasElement).findAllByText(/9700012345/))[0]).toBeVisible();
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
/** A member with the permission finds the invoices of the order. */
export const Business: Story = {
  args: { signedIn: true, routes: organizationRoutes },
  globals: { tenant: 'business' },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('link', { name: 'Invoices of this order' }),
    ).toHaveAttribute('href', expect.stringContaining('/account/invoices?order=9700012345'));
  },
};
const [line] = buildOrder().lines;
/** Several items are added at once: a toast lists them, and the page is unchanged. */
export const Reordered: Story = {
  args: {
    orders: [
      buildOrder({
        lines: [line!, { ...line!, itemId: '24400012', name: 'Bellwether Desk stapler, full strip' }],
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Reorder everything' }));
    const toasts = await within(document.body).findByRole('region', { name: /Added to cart/ });
    await waitFor(() => expect(within(toasts).getByText('4 items added to cart')).toBeVisible());
    await expect(within(toasts).getByRole('button', { name: 'View cart' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Reorder everything' })).toBeVisible();
  },
};
const TILES = `POST ${PRODUCT_TILE_PROXY_PATH}/getProductTileData`;
/** The items at today's prices, before the shopper buys them again. */
export const TodaysPrices: Story = {
  args: { routes: { [TILES]: () => [{ ...sampleProducts[0], priceValue: 9.29, unitsLeft: 3 }] } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Show today’s prices' }));
    const list = await page.findByRole('list', { name: 'Your items at today’s prices' });
    await expect(within(list).getByText('Ordered: 2, you paid $8.49 each')).toBeVisible();
    await expect(within(list).getByText('$9.29')).toBeVisible();
    await expect(within(list).getByText('Only 3 left')).toBeVisible();
  },
};
/**
 * If a volume price was paid, the price for the same quantity is shown, not that of a single unit. An item that is no longer sold counts
 * once.
 */
export const TodaysVolumePrice: Story = {
  args: {
    orders: [
      buildOrder({
        lines: [
          { ...line!, qty: 40, finalPricePerUnit: 7.95 },
          { ...line!, itemId: 'gone', qty: 1 },
          { ...line!, itemId: 'gone', qty: 2 },
        ],
      }),
    ],
    routes: {
      [TILES]: ({ body }) => {
        // The body of the request above.
        const { query } = body as ProductTileDataBody;
        const units = query.quantities?.[line!.itemId] ?? 1;
        return [{ ...sampleProducts[0], itemId: line!.itemId, priceValue: units >= 40 ? 7.95 : 8.49 }];
      },
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Show today’s prices' }));
    const list = await page.findByRole('list', { name: 'Your items at today’s prices' });
    await expect(within(list).getByText('Ordered: 40, you paid $7.95 each')).toBeVisible();
    await expect(within(list).getByText('$7.95')).toBeVisible();
    await expect(page.getByText('1 item of this order is no longer sold.')).toBeVisible();
    await waitFor(() =>
      expect(
        page
          .getAllByRole('status')
          .map(({ textContent }) => textContent)
          .join(),
      ).toContain('Showing today’s prices of 1 item. 1 item of this order is no longer sold.'),
    );
  },
};
/** None of the order's items are sold any longer. */
export const NothingSold: Story = {
  args: { routes: { [TILES]: () => [] } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Show today’s prices' }));
    await expect(await page.findByText('1 item of this order is no longer sold.')).toBeVisible();
  },
};
/** The prices could not be loaded. */
export const TodaysPricesFailed: Story = {
  args: {
    routes: {
      [TILES]: () => {
        throw new HttpError({ code: 'UNAVAILABLE', status: 503, retryable: true, message: 'Unavailable' });
      },
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Show today’s prices' }));
    await expect(await page.findByText('We couldn’t load today’s prices.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};
export const Canceled: Story = {
  args: { orders: [buildOrder({ status: 'CANCELED', canceledAt: '2026-11-20T15:10:00.000Z' })] },
};
export const NotFound: Story = {
  args: { orders: [] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link', { name: 'Find your order' })).toBeVisible();
  },
};
export const Loading: Story = { args: { unread: true } };
export const Failed: Story = { globals: { network: 'failing' } };
