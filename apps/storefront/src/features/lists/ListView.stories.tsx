import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { HttpError } from '@foolscap/core/http';
import { pageAt, views, type PageArgs, type PageStory } from '../../testing/page-story.tsx';
import { businessLists, retailLists, sampleList, sampleListItem } from '../../testing/sample-lists.ts';

const PAPER = 0;
const PADS = 1;
const STAPLER = 3;
const LAMP = 5;

const withItems = (...items: ReturnType<typeof sampleListItem>[]) =>
  retailLists({ ...sampleList('Home office', 0), items });

const paper = sampleListItem(PAPER, {
  qty: 10,
  note: 'For both printers',
  lastOrderedDate: '2026-09-14',
  reorderDue: true,
});
const soldOut = sampleListItem(STAPLER, {
  changes: ['OUT_OF_STOCK'],
  itemDetails: { isOutOfStock: true },
});
const onSale = sampleListItem(PADS, {
  changes: ['PRICE_DOWN'],
  itemDetails: { priceInfo: { finalPricePerUnit: 17.99, savedPricePerUnit: 21.49 } },
});

const meta = {
  title: 'Pages/List',
  ...pageAt({
    path: '/kuber/viewList?tid=US&listId=home-office',
    signedIn: true,
    lists: withItems(paper, onSale, soldOut, sampleListItem(LAMP)),
  }),
} satisfies Meta<PageArgs>;
export default meta;

const findItem = async (canvas: HTMLElement, name: RegExp) =>
  within(await within(canvas).findByRole('article', { name }));

export const Default: PageStory = {
  play: async ({ canvasElement }) => {
    const item = await findItem(canvasElement, /copy paper/);
    await expect(item.getByText('Note: For both printers')).toBeVisible();
    await expect(item.getByText('Time to reorder')).toBeVisible();
    await expect(within(canvasElement).getAllByRole('article')).toHaveLength(4);
  },
};

export const Phone: PageStory = {
  ...views.phone,
  play: async ({ canvasElement }) => {
    await findItem(canvasElement, /copy paper/);
    const { documentElement } = canvasElement.ownerDocument;
    await expect(documentElement.scrollWidth).toBeLessThanOrEqual(documentElement.clientWidth);
  },
};

export const Loading: PageStory = {
  args: { routes: { 'GET /list/:id': () => new Promise(() => undefined) } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('link', { name: 'All lists' })).toBeVisible();
    await expect(page.queryByRole('button', { name: 'Add all to cart' })).toBeNull();
  },
};

export const Failed: PageStory = {
  ...views.failed,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('We couldn’t load this list.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};

/** A new list without items. */
export const Empty: PageStory = {
  args: { lists: withItems() },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('This list is empty.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add all to cart' })).toBeDisabled();
  },
};

/** An item that is out of stock cannot be added to the cart. */
export const OutOfStock: PageStory = {
  args: { lists: withItems(soldOut) },
  play: async ({ canvasElement }) => {
    const item = await findItem(canvasElement, /stapler/);
    await expect(item.getByText('Out of stock now')).toBeVisible();
    await expect(item.queryByRole('button', { name: /^Add to cart/ })).toBeNull();
    await expect(within(canvasElement).getByRole('button', { name: 'Add all to cart' })).toBeDisabled();
  },
};

/** The price has dropped since the item was saved. */
export const OnSale: PageStory = {
  args: { lists: withItems(onSale) },
  play: async ({ canvasElement }) => {
    const item = await findItem(canvasElement, /legal pads/);
    await expect(item.getByText('Price dropped since you saved it')).toBeVisible();
    await expect(item.getByText(/^Saved at/)).toHaveTextContent('$21.49');
  },
};

/** An item was removed, and Undo has the focus. */
export const Removed: PageStory = {
  play: async ({ canvasElement }) => {
    const item = await findItem(canvasElement, /stapler/);
    await userEvent.click(item.getByRole('button', { name: /^Remove/ }));
    await waitFor(() => expect(within(canvasElement).getAllByRole('article')).toHaveLength(3));
    const undo = within(canvasElement).getByRole('button', { name: /^Undo removing: .*stapler/i });
    await expect(undo).toHaveFocus();
    undo.blur();
  },
};

/** A removed item was restored to its place. */
export const Restored: PageStory = {
  play: async ({ canvasElement }) => {
    const item = await findItem(canvasElement, /stapler/);
    await userEvent.click(item.getByRole('button', { name: /^Remove/ }));
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: /^Undo/ }));
    await waitFor(() => expect(page.getAllByRole('article')).toHaveLength(4));
    await expect(page.getAllByRole('article')[2]).toHaveAccessibleName(/stapler/);
    (document.activeElement as HTMLElement).blur();
  },
};

/** A search of the list, with its result count. */
export const Search: PageStory = {
  args: { path: '/kuber/viewList?tid=US&listId=home-office&search=paper' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('1 item matches “paper”.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Clear search' })).toBeVisible();
  },
};

/** A page that no longer exists. */
export const PastTheEnd: PageStory = {
  args: { path: '/kuber/viewList?tid=US&listId=home-office&page=9' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('This page has no items.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go to the last page' })).toBeVisible();
  },
};

/** All items of the page are selected. */
export const Selected: PageStory = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const all = await page.findByRole('checkbox', { name: 'Select all on this page' });
    await userEvent.click(all);
    await expect(page.getByText('4 items selected.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add selected to cart (4)' })).toBeVisible();
    all.blur();
  },
};

/** A global list of the organization, as a buyer sees it. */
export const ReadOnly: PageStory = {
  ...views.business,
  args: { path: '/list/details?listId=new-employee-kit', lists: businessLists() },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('You can view this list, but you can’t edit it.')).toBeVisible();
    await expect(page.queryByRole('button', { name: /^(Remove|Increase|Add note|Import)/ })).toBeNull();
    await expect(page.getByRole('button', { name: 'Add all to cart' })).toBeEnabled();
  },
};

/** All items but one were added to the cart. */
export const AddedInPart: PageStory = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Add all to cart' }));
    const result = await page.findByText('3 of 4 items added to your cart.', { selector: 'main *' });
    await expect(result).toBeVisible();
    await expect(page.getByText(/stapler.*: This item is out of stock\./)).toBeVisible();
    await expect(await page.findByRole('link', { name: /^Cart, 13 items/ })).toBeVisible();
  },
};

/** The shopper already has ten favorites, so the star reverts. */
export const FavoritesFull: PageStory = {
  args: {
    routes: {
      'PUT /list/:id': () => {
        throw new HttpError({
          code: 'FAVORITE_LIMIT_REACHED',
          status: 409,
          retryable: false,
          message: 'Too many favorites',
        });
      },
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const star = await page.findByRole('button', { name: 'Favorite: Home office' });
    await userEvent.click(star);
    await expect(await page.findByText(/You have 10 favorite lists/)).toBeVisible();
    await expect(star).toHaveAttribute('aria-pressed', 'false');
    star.blur();
  },
};

/** The list has a public link, which can be revoked. */
export const PublicLink: PageStory = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Create public link' }));
    await expect(await page.findByRole('link', { name: 'Public link' })).toHaveAttribute(
      'href',
      '/list/shared/link-home-office',
    );
    await expect(page.getByRole('button', { name: 'Copy link' })).toHaveFocus();
    await expect(page.getByText(/^Anyone with this link/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Stop sharing' })).toBeVisible();
    (document.activeElement as HTMLElement).blur();
  },
};

/** The confirmation before a public link is revoked. */
export const RevokeConfirm: PageStory = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Create public link' }));
    await userEvent.click(await page.findByRole('button', { name: 'Stop sharing' }));
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('alertdialog');
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

/** The list was deleted, or belongs to another shopper. */
export const Gone: PageStory = {
  args: { path: '/kuber/viewList?tid=US&listId=no-such-list' },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText('This list doesn’t exist anymore, or you can’t see it.'),
    ).toBeVisible();
  },
};
