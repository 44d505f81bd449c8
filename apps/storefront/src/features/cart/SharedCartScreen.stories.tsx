import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { buildCart, buildSharedCart, buildSharedItem } from '@foolscap/cart/testing';
import { pageAt, views, type PageArgs, type PageStory } from '../../testing/page-story.tsx';

const shared = buildSharedCart({
  items: [
    buildSharedItem({ qty: 3 }),
    buildSharedItem({
      itemId: '24153101',
      name: 'Bellwether desk stapler, 20 sheets, black',
      qty: 5,
      availableQuantity: 2,
    }),
    buildSharedItem({
      itemId: '24301907',
      name: 'Penlarch Fathom gel pens, 0.5 mm, blue, 12-pack',
      availableQuantity: 0,
      messages: [{ code: 'OUT_OF_STOCK', type: 'WARNING' }],
    }),
  ],
});

const meta = {
  title: 'Pages/Shared cart',
  ...pageAt({ path: '/cart/shared/share-1', shared: [shared], cart: buildCart({ items: [] }) }),
} satisfies Meta<PageArgs>;
export default meta;

/** One item is partly available, another is out of stock. */
export const Default: PageStory = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('2 can be added now')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Add all to cart' }));
    const added = await within(canvasElement.ownerDocument.body).findByText(/items added to cart/);
    // The dialog fades in.
    await waitFor(() => expect(added).toBeVisible());
  },
};
export const Business: PageStory = views.business;
export const Phone: PageStory = views.phone;
export const Loading: PageStory = views.loading;
export const Failed: PageStory = views.failed;

/** The link expired, was revoked, or never existed. */
export const Gone: PageStory = {
  args: { path: '/cart/shared/no-such' },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText('This shared cart is no longer available.'),
    ).toBeVisible();
  },
};
