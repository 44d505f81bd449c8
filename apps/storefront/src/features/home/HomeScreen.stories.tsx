import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildCart } from '@foolscap/cart/testing';
import { buildHome } from '@foolscap/content/testing';
import { HttpError } from '@foolscap/core/http';
import { OFFERS_PATH, SPARX_PROXY_PATH } from '@foolscap/core/vocabulary';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { memberHomeRoutes } from '../../testing/sample-organization.ts';
import { sampleProducts } from '../../testing/sample-products.ts';
import { sampleOrders } from '../../testing/sample-orders.ts';
import { renderPage, type PageArgs } from '../../testing/page-story.tsx';

const meta = {
  title: 'Pages/Home',
  args: { path: '/' },
  render: (args, context) => renderPage(args, context),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<PageArgs>;
export default meta;
type Story = StoryObj<PageArgs>;

const businessHome = buildHome({
  sections: [
    {
      id: 'welcome',
      kind: 'hero',
      title: 'Supplies for the whole office, on one account',
      text: 'Your prices, your purchase orders, delivered to where you work.',
      link: { label: 'Shop all supplies', url: '/search' },
      picture: { src: '/media/scenes/office.svg', width: 720, height: 384 },
    },
    ...buildHome().sections.slice(2),
  ],
});

const memberHome = {
  path: '/',
  home: buildHome({ sections: [{ id: 'welcome', kind: 'reorder' }, ...buildHome().sections.slice(2)] }),
  signedIn: true,
  cart: buildCart(),
  orders: sampleOrders,
  routes: memberHomeRoutes,
};

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { name: 'New arrivals' })).toBeVisible();
    const newest = within(page.getByRole('list', { name: 'New arrivals' }));
    await expect(newest.getByRole('link', { name: /^Quillane Everyday copy paper/ })).toBeVisible();
    await expect(page.getByRole('region', { name: 'From our aisles' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'See Foolscap Business' })).toHaveAttribute(
      'href',
      '/cc/mmx',
    );
  },
};

/** Recommendations that show the department of the shopper's purchases that they match. */
export const Interests: Story = {
  globals: { signedIn: 'yes' },
  args: {
    routes: {
      [`POST ${SPARX_PROXY_PATH}/atRecommendation`]: () => [
        { ...sampleProducts[0]!, interest: 'Paper' },
        sampleProducts[1]!,
        { ...sampleProducts[2]!, interest: 'Staplers & desk accessories' },
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const end = await page.findByRole('contentinfo');
    await page.findByRole('heading', { name: 'New arrivals' });
    end.scrollIntoView();
    await waitFor(() => expect(page.getAllByText('Based on your interest in Paper')[0]).toBeVisible());
  },
};

/** The banner of the visitor's offer. */
export const Promo: Story = {
  args: {
    routes: {
      [`POST ${OFFERS_PATH}/getAdobeMBoxData`]: () => ({
        adobeResponse: {
          offerDetails: [
            {
              classes: ['promo'],
              heading: 'Switch to recycled paper',
              text: 'See our copy paper with recycled content.',
              linkLabel: 'Shop recycled paper',
              path: '/search?q=recycled+paper',
            },
          ],
          analyticsPayload: {},
        },
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const banner = await within(canvasElement).findByRole('region', { name: 'Switch to recycled paper' });
    await expect(within(banner).getByRole('link', { name: 'Shop recycled paper' })).toHaveAttribute(
      'href',
      '/search?q=recycled+paper',
    );
  },
};

export const Business: Story = { args: { home: businessHome }, globals: { tenant: 'business' } };
/** For a member of an organization: the cart, contract, budgets and orders instead of the picture. */
export const Member: Story = {
  args: memberHome,
  globals: { tenant: 'business' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { level: 1, name: 'Bell & Margin LLC' })).toBeVisible();
    await expect(await page.findByRole('table', { name: 'Waiting for your approval' })).toHaveTextContent(
      'Ines Vellum',
    );
    await expect(await page.findByRole('progressbar', { name: 'Studio supplies · STUDIO' })).toBeVisible();
    await expect(page.queryByText('Supplies for the whole office, on one account')).toBeNull();
  },
};
/** An order's items are added to the cart, which the page then shows. */
export const BoughtAgain: Story = {
  args: memberHome,
  globals: { tenant: 'business' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const card = within(await page.findByRole('region', { name: 'Your cart' }));
    const before = (await card.findByText(/^\d+ items?,/)).textContent;
    await userEvent.click(await page.findByRole('button', { name: 'Buy again: order 9700012345' }));
    await waitFor(() => expect(card.getByText(/^\d+ items?,/).textContent).not.toBe(before));
  },
};
/** One part fails; the others are shown. */
export const MemberWithFailedPart: Story = {
  args: {
    ...memberHome,
    routes: {
      ...memberHome.routes,
      'GET /organization': () => {
        throw new HttpError({ status: 503, code: 'NETWORK', message: 'Network Error', retryable: true });
      },
    },
  },
  globals: { tenant: 'business' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const organization = within(await page.findByRole('region', { name: 'Your organization' }));
    await expect(await organization.findByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(await page.findByRole('table', { name: 'Recent orders' })).toHaveTextContent('9700012201');
  },
};
export const MemberOnAPhone: Story = {
  args: memberHome,
  globals: { tenant: 'business', viewport: { value: 'phone' } },
};
/** A consumer has recent orders and lists between the sections. */
export const SignedIn: Story = {
  args: {
    orders: sampleOrders,
    home: buildHome({
      sections: [
        ...buildHome().sections.slice(0, 2),
        { id: 'orders', kind: 'reorder' },
        { id: 'lists', kind: 'yourLists', heading: 'Your lists' },
      ],
    }),
  },
  globals: { signedIn: 'yes' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/Pat/)).toBeVisible();
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Loading: Story = { args: { unread: true } };

/** The link of a preview: a bar says which version, time and segment it shows. */
export const Preview: Story = {
  args: {
    path: '/?preview=secret',
    home: buildHome({ version: 3, preview: { at: '2026-12-24T09:00:00.000Z', segment: 'GOLD_ACTIVE' } }),
  },
  play: async ({ canvasElement }) => {
    const bar = within(await within(canvasElement).findByRole('region', { name: 'Preview' }));
    await expect(bar.getByText('Preview of version 3.')).toBeVisible();
    await expect(bar.getByLabelText('Time (UTC)')).toHaveValue('2026-12-24T09:00');
  },
};

/** The link names no time: the bar says so, and its form shows another one. */
export const PreviewInvalid: Story = {
  args: {
    path: '/?preview=secret&at=foo',
    routes: {
      'GET /content/home': () => {
        throw new HttpError({
          code: 'PREVIEW_INVALID',
          field: 'at',
          status: 400,
          retryable: false,
          message: 'no time',
        });
      },
    },
  },
  play: async ({ canvasElement }) => {
    const bar = within(await within(canvasElement).findByRole('region', { name: 'Preview' }));
    await expect(bar.getByLabelText('Time (UTC)')).toBeInvalid();
    await expect(bar.getByText('Enter a time such as 2026-12-24T09:00.')).toBeVisible();
  },
};

/** The sections and the departments fail to load. */
export const Failed: Story = {
  globals: { network: 'failing' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(/We couldn’t load all of this page/)).toBeVisible();
    await expect(await page.findByText(/We couldn’t load the departments/)).toBeVisible();
  },
};
