import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { buildCart } from '@foolscap/cart/testing';
import { pageAt, views, type PageArgs, type PageStory } from '../../testing/page-story.tsx';
import { retailLists, sampleList, sampleListItem } from '../../testing/sample-lists.ts';

const soldOut = sampleListItem(3, { note: 'Ask Dana', itemDetails: { isOutOfStock: true } });
const { list } = sampleList('Third grade', 0);

const meta = {
  title: 'Pages/Public list',
  ...pageAt({
    path: '/list/shared/link-1',
    cart: buildCart({ items: [] }),
    lists: {
      ...retailLists({ list, items: [sampleListItem(0, { qty: 2 }), sampleListItem(1), soldOut] }),
      links: { [list.id]: { linkId: 'link-1', createdAt: '2026-11-01T10:00:00.000Z' } },
    },
  }),
} satisfies Meta<PageArgs>;
export default meta;

/** Everyone with the link can add the items to their own cart; notes are visible only to the owner. */
export const Default: PageStory = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { level: 1, name: 'Third grade' })).toBeVisible();
    await expect(page.queryByText(/Ask Dana/)).toBeNull();
    await expect(page.queryByRole('button', { name: /^(Remove|Increase)/ })).toBeNull();
    await userEvent.click(page.getByRole('button', { name: 'Add all to cart' }));
    const added = await within(canvasElement.ownerDocument.body).findByText(/items added to cart/);
    await waitFor(() => expect(added).toBeVisible());
  },
};
export const Business: PageStory = { ...views.business, ...views.showing('Third grade') };
export const Phone: PageStory = { ...views.phone, ...views.showing('Third grade') };
export const Loading: PageStory = {
  args: { routes: { 'GET /list/shared/:link': () => new Promise(() => undefined) } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('main');
    await expect(within(canvasElement).queryByRole('button', { name: 'Add all to cart' })).toBeNull();
  },
};
export const Failed: PageStory = {
  ...views.failed,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('We couldn’t load this list.')).toBeVisible();
  },
};

/** The link was revoked or never existed. */
export const Gone: PageStory = {
  args: { path: '/list/shared/no-such-link' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(/This list doesn’t exist anymore/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Start shopping' })).toBeVisible();
  },
};
