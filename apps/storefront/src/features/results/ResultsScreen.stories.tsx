import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { buildResults } from '@foolscap/catalog/testing';
import { renderPage, type PageArgs } from '../../testing/page-story.tsx';
import { HttpError } from '@foolscap/core/http';
import { SPARX_PROXY_PATH } from '@foolscap/core/vocabulary';
import { sampleProducts } from '../../testing/sample-products.ts';

const meta = {
  title: 'Pages/Results',
  args: { path: '/c/paper' },
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
    await expect(await page.findByRole('heading', { level: 1 })).toBeVisible();
    await userEvent.click((await page.findAllByRole('button', { name: /^Add to cart/ }))[0]!);
    await expect(await page.findByRole('link', { name: 'Cart, 2 items', hidden: true })).toBeVisible();
  },
};

/** Chosen products are in the bar; a fifth product is ignored. */
export const Comparing: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const boxes = await page.findAllByRole('checkbox', { name: /^Compare / });
    for (const box of boxes.slice(0, 5)) await userEvent.click(box);
    const bar = within(await page.findByRole('region', { name: 'Compare products' }));
    await expect(bar.getByText(/^You can compare up to four products/)).toBeVisible();
    await expect(boxes[4]).not.toBeChecked();
    await expect(bar.getAllByRole('article')).toHaveLength(4);
    // At the end of the page the bar covers nothing.
    window.scrollTo(0, document.documentElement.scrollHeight);
  },
};

export const Business: Story = { globals: { tenant: 'business' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Searched: Story = { args: { path: '/search?q=office+supplies' } };

/** Results that are supplies link to the finder, which lists them by printer. */
export const PrinterSupplies: Story = {
  args: { path: '/search?q=ink', results: () => buildResults({ query: 'ink', hasPrinterSupplies: true }) },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('link', { name: 'Find ink for your printer' }),
    ).toHaveAttribute('href', '/ink-toner');
  },
};

/** Products that brands paid for, below the results, labeled and explained. */
export const Sponsored: Story = {
  args: {
    path: '/c/paper',
    routes: {
      [`POST ${SPARX_PROXY_PATH}/getCriteoData`]: () => ({
        items: sampleProducts.slice(0, 6).map((item) => ({ ...item, isSponsored: true })),
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const row = within(await within(canvasElement).findByRole('region', { name: 'Sponsored products' }));
    await expect(row.getAllByRole('article')).toHaveLength(6);
    await userEvent.click(row.getByText('Why these products?'));
    await expect(row.getByText(/^Brands pay us to show these products/)).toBeVisible();
  },
};

/** The ad server fails: the page looks as usual, without a gap. */
export const SponsoredFailed: Story = {
  args: {
    path: '/c/paper',
    routes: {
      [`POST ${SPARX_PROXY_PATH}/getCriteoData`]: () => {
        throw new HttpError({ code: 'NETWORK', retryable: true, message: 'Network Error' });
      },
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect((await page.findAllByRole('article'))[0]).toBeVisible();
    await expect(page.queryByRole('region', { name: 'Sponsored products' })).toBeNull();
  },
};

/** No results: corrected spelling or departments are offered. */
export const Empty: Story = {
  args: {
    path: '/search?q=xyzzy',
    results: ({ q = '' }) => buildResults({ query: q, items: [] }),
  },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('heading', { level: 1, name: /xyzzy/ }),
    ).toBeVisible();
  },
};

export const ManyPages: Story = {
  args: {
    path: '/search?q=office&page=7',
    results: ({ q = '' }) =>
      buildResults({ query: q, items: [...sampleProducts], page: 7, totalPages: 42, totalItems: 1_002 }),
  },
};

export const Loading: Story = { args: { unread: true } };

export const Failed: Story = {
  args: {
    routes: {
      'GET /catalog/search': () => {
        throw new HttpError({ code: 'NETWORK', retryable: true, message: 'Network Error', status: 503 });
      },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
