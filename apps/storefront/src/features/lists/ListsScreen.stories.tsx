import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { HttpError } from '@foolscap/core/http';
import { createFakeListsClient } from '@foolscap/lists/testing';
import { pageAt, views, type PageArgs, type PageStory } from '../../testing/page-story.tsx';
import { businessLists, retailLists, sampleList } from '../../testing/sample-lists.ts';

const homeOffice = sampleList('Home office', 4, { favorite: true, modifiedDate: '2026-11-02T10:00:00.000Z' });
const classroom = sampleList('Classroom', 9, { modifiedDate: '2026-11-18T10:00:00.000Z' });
const craftTable = sampleList('Craft table', 1, { modifiedDate: '2026-10-12T10:00:00.000Z' });

const meta = {
  title: 'Pages/Lists',
  ...pageAt({
    path: '/kuber/viewList?tid=US',
    signedIn: true,
    lists: retailLists(homeOffice, classroom, craftTable),
  }),
} satisfies Meta<PageArgs>;
export default meta;

const refused = (code: string, status: number) => () => {
  throw new HttpError({ code, status, retryable: false, message: code });
};
const shown = createFakeListsClient(retailLists(homeOffice, classroom));
const never = () => new Promise(() => undefined);

type Canvas = HTMLElement;
const body = (canvas: Canvas) => within(canvas.ownerDocument.body);

/** Finds a drawer or a dialog, which fades in. */
async function findOverlay(canvas: Canvas, role: 'dialog' | 'alertdialog', name: string) {
  const overlay = await body(canvas).findByRole(role, { name });
  await waitFor(() => expect(overlay).toBeVisible());
  return within(overlay);
}

/** Lists the names in the table, in order. */
const getNames = (canvas: Canvas) =>
  within(within(canvas).getByRole('table', { name: 'Lists' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

const findList = (canvas: Canvas, name: string) => within(canvas).findByRole('link', { name });

export const Default: PageStory = {
  play: async ({ canvasElement }) => {
    await findList(canvasElement, 'Home office');
    await expect(getNames(canvasElement)).toEqual(['Craft table', 'Home office', 'Classroom']);
    await expect(within(canvasElement).queryByText(/to keep your lists/)).toBeNull();
  },
};

/** Private, shared and global lists; the global one is read-only for this member. */
export const Business: PageStory = {
  ...views.business,
  args: { path: '/list/mylists', lists: businessLists() },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await findList(canvasElement, 'New employee kit');
    await expect(page.getByText('View only')).toBeVisible();
    await expect(page.getByText('Dana Whitfield')).toBeVisible();
    await expect(page.queryByRole('button', { name: 'Edit: Lab supplies' })).toBeNull();
    await expect(page.getByRole('option', { name: 'Shared lists' })).toBeInTheDocument();
  },
};

export const Phone: PageStory = {
  ...views.phone,
  play: async ({ canvasElement }) => {
    await expect(await findList(canvasElement, 'Home office')).toBeVisible();
    const { documentElement } = canvasElement.ownerDocument;
    await expect(documentElement.scrollWidth).toBeLessThanOrEqual(documentElement.clientWidth);
  },
};

/** The skeleton. */
export const Loading: PageStory = {
  args: { routes: { 'GET /lists': never } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('table', { name: 'Lists' })).toHaveAttribute('aria-busy', 'true');
    await expect(page.queryByText('You have no lists yet.')).toBeNull();
  },
};

/** The lists cannot be loaded, but a new one can be created (storefront-4.7). */
export const Failed: PageStory = {
  args: { routes: { 'GET /lists': refused('INTERNAL', 500) } },
  play: async ({ canvasElement }) => {
    const drawer = await findOverlay(canvasElement, 'dialog', 'Create a list');
    await expect(drawer.getByText('We couldn’t load your lists.')).toBeVisible();
  },
};

/** A new guest: the drawer opens by itself (storefront-4.8). */
export const EmptyGuest: PageStory = {
  args: { signedIn: false, lists: retailLists() },
  play: async ({ canvasElement }) => {
    const drawer = await findOverlay(canvasElement, 'dialog', 'Create a list');
    await userEvent.click(drawer.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(body(canvasElement).queryByRole('dialog')).toBeNull());
    await expect(within(canvasElement).getByText('You have no lists yet.')).toBeVisible();
    await expect(within(canvasElement).getByText(/to keep your lists/)).toBeVisible();
  },
};

/** A new member: the drawer opens by itself. */
export const Empty: PageStory = {
  args: { lists: retailLists() },
  play: async ({ canvasElement }) => {
    const drawer = await findOverlay(canvasElement, 'dialog', 'Create a list');
    await expect(drawer.getByText(/Save what you buy often/)).toBeVisible();
    await expect(within(canvasElement).queryByText(/to keep your lists/)).toBeNull();
  },
};

export const Single: PageStory = {
  args: { lists: retailLists(craftTable) },
  play: async ({ canvasElement }) => {
    await findList(canvasElement, 'Craft table');
    await expect(within(canvasElement).getByText('1 item')).toBeVisible();
    await expect(body(canvasElement).queryByRole('dialog')).toBeNull();
  },
};

/** A guest's lists, with the banner that links to sign-in. */
export const SignInBanner: PageStory = {
  args: { signedIn: false },
  play: async ({ canvasElement }) => {
    await findList(canvasElement, 'Home office');
    const banner = within(canvasElement).getByText(/to keep your lists/);
    await expect(within(banner).getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      expect.stringContaining('viewList'),
    );
  },
};

export const Sort: PageStory = {
  play: async ({ canvasElement }) => {
    await findList(canvasElement, 'Home office');
    const sort = within(canvasElement).getByRole('combobox', { name: 'Sort by' });
    await userEvent.selectOptions(sort, 'List name Z to A');
    await waitFor(() => expect(getNames(canvasElement)).toEqual(['Home office', 'Craft table', 'Classroom']));
    sort.blur();
  },
};

/** No list matches; the drawer stays closed. */
export const FilterNone: PageStory = {
  play: async ({ canvasElement }) => {
    await findList(canvasElement, 'Home office');
    const page = within(canvasElement);
    const search = page.getByRole('searchbox', { name: 'Search lists' });
    await userEvent.type(search, 'zzz');
    await expect(await page.findByText('No lists match.')).toBeVisible();
    await expect(body(canvasElement).queryByRole('dialog')).toBeNull();
    search.blur();
  },
};

/** Items on all lists that match a text, grouped by list. */
export const FindItem: PageStory = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const field = await page.findByRole('searchbox', { name: 'Find an item on your lists' });
    await userEvent.type(field, 'paper{Enter}');
    const list = await page.findByRole('region', { name: 'Classroom' });
    const [item] = await within(list).findAllByRole('article');
    await expect(within(item!).getByText(/\$/)).toBeVisible();
    await expect(
      within(item!).getByRole('link', { name: /^Add to another list .*copy paper/ }),
    ).toBeVisible();
    await expect(page.queryByRole('table', { name: 'Lists' })).toBeNull();
    await expect(field).toHaveFocus();
    field.blur();
  },
};

/** No item matches; the URL contains the search. */
export const FindNothing: PageStory = {
  args: { path: '/kuber/viewList?tid=US&find=zzz' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('No items on your lists match “zzz”.')).toBeVisible();
    await userEvent.click(page.getByRole('link', { name: 'Clear search' }));
    await findList(canvasElement, 'Home office');
  },
};

/** The search failed. */
export const FindFailed: PageStory = {
  args: {
    path: '/kuber/viewList?tid=US&find=paper',
    routes: { 'GET /lists/items/fullsearch': refused('UNAVAILABLE', 503) },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('We couldn’t search your lists.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};

/** The search fails: the reason is shown, and no drawer interrupts typing. */
export const SearchFailed: PageStory = {
  args: {
    routes: {
      'GET /lists': ({ query }) =>
        query.has('search') ? refused('INTERNAL', 500)() : shown.getLists(Object.fromEntries(query)),
    },
  },
  play: async ({ canvasElement }) => {
    await findList(canvasElement, 'Home office');
    const page = within(canvasElement);
    const search = page.getByRole('searchbox', { name: 'Search lists' });
    await userEvent.type(search, 'desk');
    await expect(await page.findByText('We couldn’t load your lists.')).toBeVisible();
    await expect(body(canvasElement).queryByRole('dialog')).toBeNull();
    await expect(search).toHaveFocus();
    search.blur();
  },
};

/** With ten favorites, the star of another list does nothing and explains why. */
export const FavoritesFull: PageStory = {
  args: {
    lists: retailLists(
      ...Array.from({ length: 10 }, (_, at) => sampleList(`Favorite ${at + 1}`, 2, { favorite: true })),
      classroom,
    ),
  },
  play: async ({ canvasElement }) => {
    const star = await within(canvasElement).findByRole('button', { name: 'Favorite: Classroom' });
    await expect(star).toHaveAttribute('aria-disabled', 'true');
    const reason = 'You have 10 favorite lists, the maximum. Remove one first.';
    await expect(star).toHaveAttribute('title', reason);
    await userEvent.click(star);
    await expect(await within(canvasElement).findByText(reason, { selector: 'main *' })).toBeVisible();
    star.blur();
  },
};

/** The shopper has the maximum number of lists. */
export const LimitReached: PageStory = {
  args: { path: '/kuber/createList?tid=US', routes: { 'POST /list': refused('LIST_LIMIT_REACHED', 409) } },
  play: async ({ canvasElement }) => {
    const drawer = await findOverlay(canvasElement, 'dialog', 'Create a list');
    await userEvent.type(drawer.getByRole('textbox', { name: 'List name' }), 'One more{Enter}');
    await expect(await drawer.findByText('You have 500 lists, the maximum. Delete one first.')).toBeVisible();
  },
};

/** The confirmation before a list is deleted. */
export const DeleteConfirm: PageStory = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Delete: Home office' }));
    const dialog = await findOverlay(canvasElement, 'alertdialog', 'Delete “Home office”?');
    await expect(dialog.getByText('Its 4 items will be gone, too.')).toBeVisible();
  },
};

/** A list was deleted. */
export const Removed: PageStory = {
  play: async (context) => {
    const { canvasElement } = context;
    await DeleteConfirm.play?.(context);
    const dialog = await findOverlay(canvasElement, 'alertdialog', 'Delete “Home office”?');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete list' }));
    await waitFor(() => expect(getNames(canvasElement)).toEqual(['Craft table', 'Classroom']));
    await waitFor(() => expect(body(canvasElement).queryByRole('alertdialog')).toBeNull());
  },
};

/** The dialog that adds an item; shown by this page for links followed before their page's script had loaded. */
export const AddToList: PageStory = {
  args: { path: '/kuber/viewList?tid=US&addItem=24400066&qty=2' },
  play: async ({ canvasElement }) => {
    const dialog = await findOverlay(canvasElement, 'dialog', 'Add to list');
    const latest = await dialog.findByRole('radio', { name: /^Classroom/ });
    await expect(latest).toBeChecked();
    await waitFor(() => expect(latest).toHaveFocus());
  },
};

/** A list has taken the item: the message has the focus, with a link to the list. */
export const AddedToList: PageStory = {
  args: AddToList.args!,
  play: async ({ canvasElement }) => {
    const dialog = await findOverlay(canvasElement, 'dialog', 'Add to list');
    await userEvent.click(await dialog.findByRole('button', { name: 'Add item' }));
    const added = await findOverlay(canvasElement, 'dialog', 'Added to list');
    await expect(await added.findByText(/ added to “Classroom/)).toBeVisible();
    await expect(added.getByRole('link', { name: 'View list' })).toHaveAttribute(
      'href',
      expect.stringContaining('listId='),
    );
  },
};

/** The list is full, so the item is refused; the dialog stays open. */
export const AddFailed: PageStory = {
  args: { ...AddToList.args, routes: { 'POST /list/:id/item': refused('LIST_FULL', 409) } },
  play: async ({ canvasElement }) => {
    const dialog = await findOverlay(canvasElement, 'dialog', 'Add to list');
    await userEvent.click(await dialog.findByRole('button', { name: 'Add item' }));
    await expect(await dialog.findByText(/This list has 10,000 items, the maximum/)).toBeVisible();
  },
};
