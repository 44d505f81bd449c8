import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { ListDetailsQuery } from '../contract/index.ts';
import { listsActions } from '../state/index.ts';
import { buildListItem, buildShoppingList } from '../testing/index.ts';
import { ListPage } from './index.ts';
import { announced, listOf, openScreen, press, shownItems } from './list-page-fixtures.tsx';

const NAMES = ['Gel pens', 'Desk lamp', 'Copy paper', 'Stapler'];
const office = (names: readonly string[] = NAMES) => ({
  list: buildShoppingList({ id: 'office', name: 'Office' }),
  items: names.map((name, at) =>
    buildListItem({
      itemId: `FS-${at + 1}`,
      qty: at + 1,
      itemDetails: { name, isOutOfStock: name === 'Desk lamp' },
    }),
  ),
});

beforeAll(() => {
  // jsdom does not scroll.
  Element.prototype.scrollIntoView = jest.fn();
});

/** The pages of a list, with the query in place of a URL. */
function Page({ initial }: { initial: ListDetailsQuery }) {
  const [query, setQuery] = useState(initial);
  return (
    <>
      {['1', '2', '9'].map((page) => (
        <button key={page} onClick={() => setQuery({ ...query, page })}>
          Page {page}
        </button>
      ))}
      <button onClick={() => setQuery(initial)}>Back</button>
      <ListPage
        listId="office"
        query={query}
        hrefFor={({ page = '1' }) => `#page-${page}`}
        onQuery={setQuery}
        linkHrefFor={(linkId) => `/list/shared/${linkId}`}
        offersSaveForLater
      />
    </>
  );
}

async function openList(query: ListDetailsQuery = {}, lists = [office()], latency?: () => Promise<unknown>) {
  const opened = openScreen(<Page initial={query} />, lists, latency);
  await screen.findByRole('heading', { level: 1, name: 'Office' });
  return opened;
}

describe('removing an item', () => {
  it('offers Undo, which has the focus and puts the item back in its place', async () => {
    const { client } = await openList();
    await press('Remove: Desk lamp');
    expect(shownItems()).toEqual(['Gel pens', 'Copy paper', 'Stapler']);
    const undo = await screen.findByRole('button', { name: 'Undo removing: Desk lamp' });
    await waitFor(() => expect(undo).toHaveFocus());
    expect(screen.getByText('Desk lamp').closest('p')).toHaveTextContent('Desk lamp removed from this list.');
    await waitFor(() => expect(announced()).toContain('Item removed from the list.'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(shownItems()).toEqual(NAMES));
    await waitFor(() => expect(screen.getByRole('article', { name: 'Desk lamp' })).toHaveFocus());
    await waitFor(() => expect(announced()).toContain('Item restored.'));
    expect(listOf(client, 'office').items.map(({ itemId, qty }) => [itemId, qty])).toEqual([
      ['FS-1', 1],
      ['FS-2', 2],
      ['FS-3', 3],
      ['FS-4', 4],
    ]);
  });

  it('keeps Undo for the last item of a list', async () => {
    await openList({}, [office(['Gel pens'])]);
    await press('Remove: Gel pens');
    expect(await screen.findByText('This list is empty.')).toBeInTheDocument();
    await press('Undo removing: Gel pens');
    await waitFor(() => expect(shownItems()).toEqual(['Gel pens']));
  });

  it('explains why an item could not be restored', async () => {
    const { client } = await openList();
    await press('Remove: Desk lamp');
    await waitFor(() => expect(listOf(client, 'office').items).toHaveLength(3));
    client.failNext('addItems', { status: 403, code: 'LIST_READ_ONLY' });
    await press('Undo removing: Desk lamp');
    const row = await screen.findByText(/couldn’t be put back/);
    expect(row).toHaveTextContent('You can’t change this list.');
    expect(row).toHaveAttribute('role', 'alert');
    const retry = screen.getByRole('button', { name: 'Try again to put back: Desk lamp' });
    expect(retry).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(shownItems()).toEqual(NAMES));
  });

  it('moves the focus to the next row when an item was saved for later', async () => {
    await openList();
    await press('Save for later: Desk lamp');
    await waitFor(() => expect(shownItems()).toEqual(['Gel pens', 'Copy paper', 'Stapler']));
    await waitFor(() => expect(screen.getByRole('article', { name: 'Copy paper' })).toHaveFocus());
  });

  it('clears the selection of an item that was saved for later', async () => {
    await openList();
    for (const name of ['Desk lamp', 'Stapler'])
      await userEvent.click(screen.getByRole('checkbox', { name: `Select: ${name}` }));
    await press('Save for later: Desk lamp');
    expect(await screen.findByText('1 item selected.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Add selected to cart (1)' })).toBeInTheDocument();
  });

  it('shows why a change failed when the item no longer exists', async () => {
    const { client } = await openList();
    await client.removeItem('office', 'FS-4');
    await press('Increase quantity of Stapler');
    expect(await screen.findByText('This item isn’t on the list anymore.')).toBeInTheDocument();
    await waitFor(() => expect(shownItems()).not.toContain('Stapler'));
    expect(screen.getByText('This item isn’t on the list anymore.')).toBeInTheDocument();
  });
});

describe('notes', () => {
  const open = async () => {
    await press('Add note: Gel pens');
    return screen.findByRole('textbox', { name: 'Note' });
  };

  it('keep the text of a refused note, and say why', async () => {
    const { client } = await openList();
    client.failNext('updateItem', { status: 400, code: 'CARD_NUMBER_IN_TEXT' });
    const field = await open();
    await userEvent.type(field, '4111 1111{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/card number/));
    expect(field).toHaveValue('4111 1111');
    expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.type(field, 'Blue{Enter}');
    expect(await screen.findByText('Note: Blue')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Edit note: Gel pens' })).toHaveFocus();
  });

  it('return the focus to their button when they are canceled', async () => {
    await openList();
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('button', { name: 'Add note: Gel pens' })).toHaveFocus();
    await open();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Add note: Gel pens' })).toHaveFocus();
  });

  it('send nothing without a change', async () => {
    const { client } = await openList();
    const field = await open();
    await userEvent.type(field, '  {Enter}');
    await waitFor(() => expect(field).not.toBeInTheDocument());
    expect(client.calls).not.toContain('updateItem');
  });
});

describe('moving', () => {
  it('keeps the focus on a button at the end of the list', async () => {
    await openList();
    await press('Move up: Desk lamp');
    await waitFor(() => expect(shownItems()[0]).toBe('Desk lamp'));
    const button = screen.getByRole('button', { name: 'Move up: Desk lamp' });
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toBeEnabled();
  });

  it('moves an item behind the item above a removed row', async () => {
    const { client } = await openList();
    await press('Remove: Desk lamp');
    await press('Move up: Stapler');
    await waitFor(() =>
      expect(listOf(client, 'office').items.map(({ itemId }) => itemId)).toEqual(['FS-1', 'FS-4', 'FS-3']),
    );
  });
});

describe('pages', () => {
  const two = { size: '2' } as const;

  it('move the focus to the start of the items', async () => {
    await openList(two);
    await press('Page 2');
    await waitFor(() => expect(shownItems()).toEqual(['Copy paper', 'Stapler']));
    expect(screen.getByRole('group', { name: 'Items, page 2 of 2' })).toHaveFocus();
  });

  it('past the end say so, and lead to the last one', async () => {
    await openList({ ...two, page: '9' });
    expect(await screen.findByText('This page has no items.')).toBeInTheDocument();
    expect(screen.getByText('The list has 2 pages now.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to the last page' })).toHaveAttribute('href', '#page-2');
    expect(screen.queryByText('This list is empty.')).toBeNull();
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('fail with the number of the page, keep the rows before with their number, and load again', async () => {
    const { client } = await openList(two);
    client.failNext('getList');
    await press('Page 2');
    expect(await screen.findByText('We couldn’t load page 2. Page 1 is still shown.')).toBeInTheDocument();
    expect(shownItems()).toEqual(['Gel pens', 'Desk lamp']);
    expect(screen.getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
    await press('Try again');
    await waitFor(() => expect(shownItems()).toEqual(['Copy paper', 'Stapler']));
  });

  it('fill up after a removal', async () => {
    await openList(two);
    await press('Remove: Gel pens');
    await waitFor(() => expect(shownItems()).toEqual(['Desk lamp', 'Copy paper']));
  });
});

describe('the search of a list', () => {
  const field = () => screen.getByRole('searchbox', { name: 'Search this list' });

  it('counts and announces its results, follows Back, and can be cleared', async () => {
    await openList({ search: 'pens' });
    expect(field()).toHaveValue('pens');
    expect(screen.getByText('1 item matches “pens”.')).toBeInTheDocument();
    await userEvent.clear(field());
    await userEvent.type(field(), 'e{Enter}');
    await waitFor(() => expect(announced()).toContain('4 items match “e”.'));
    await press('Back');
    await waitFor(() => expect(shownItems()).toEqual(['Gel pens']));
    expect(field()).toHaveValue('pens');
    await press('Clear search');
    await waitFor(() => expect(shownItems()).toEqual(NAMES));
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue('');
    expect(announced()).toContain('Search cleared. 4 items.');
    expect(screen.queryByRole('button', { name: 'Clear search' })).toBeNull();
  });

  it('announces another sort', async () => {
    await openList();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Name A to Z');
    await waitFor(() => expect(announced()).toContain('Sorted by: Name A to Z.'));
    expect(shownItems()).toEqual(['Copy paper', 'Desk lamp', 'Gel pens', 'Stapler']);
  });
});

describe('adding to the cart', () => {
  it('shows the progress and the success of one row with it, not of the others', async () => {
    const waiting: (() => void)[] = [];
    let waits = false;
    const latency = () =>
      waits ? new Promise<void>((resolve) => void waiting.push(resolve)) : Promise.resolve();
    await openList({}, [office()], latency);
    waits = true;
    await press('Add to cart: Copy paper');
    expect(screen.getByRole('button', { name: 'Add to cart: Copy paper' })).toHaveAttribute('aria-busy');
    expect(screen.getByRole('button', { name: 'Add to cart: Gel pens' })).not.toHaveAttribute('aria-busy');
    expect(screen.getByRole('button', { name: 'Add all to cart' })).not.toHaveAttribute('aria-busy');
    await act(async () => waiting.forEach((answer) => answer()));
    const row = within(screen.getByRole('article', { name: 'Copy paper' }));
    expect(await row.findByText('Added to your cart: 3')).toBeInTheDocument();
    expect(screen.queryByText('1 of 1 item added to your cart.')).toBeNull();
    expect(announced()).toContain('1 item added to your cart.');
  });

  it('names items of other pages that could not be added', async () => {
    await openList({ size: '1', page: '3' });
    await press('Add all to cart');
    expect(await screen.findByText('Desk lamp: This item is out of stock.')).toBeInTheDocument();
  });

  it('lists an item twice that was refused twice', async () => {
    const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { client, store } = await openList();
    client.server.catalog = {};
    await act(async () => {
      const items = [1, 2].map((qty) => ({ itemId: 'X', qty, name: 'X' }));
      store.dispatch(listsActions.addToListOpened({ items }));
      store.dispatch(listsActions.addToListSubmitted({ listId: 'office' }));
    });
    expect(await screen.findAllByText('X: We don’t sell this item.')).toHaveLength(2);
    expect(complaints).not.toHaveBeenCalled();
    complaints.mockRestore();
  });

  it('selects all items on a page, and shows how many are selected on other pages', async () => {
    const { client } = await openList({ size: '2' });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    expect(screen.getByText('2 items selected.')).toHaveAttribute('role', 'status');
    await press('Page 2');
    await waitFor(() => expect(shownItems()).toEqual(['Copy paper', 'Stapler']));
    expect(screen.getByRole('checkbox', { name: 'Select all on this page' })).not.toBeChecked();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select: Stapler' }));
    expect(screen.getByText('3 items selected, 2 of them on other pages.')).toBeInTheDocument();
    const add = jest.spyOn(client, 'addToCart');
    await press('Add selected to cart (3)');
    expect(add).toHaveBeenCalledWith('office', { itemIds: ['FS-1', 'FS-2', 'FS-4'] }, 'key');
  });

  it('sends more than 500 selected items in several calls', async () => {
    const { client, store } = await openList();
    const add = jest.spyOn(client, 'addToCart');
    const itemIds = Array.from({ length: 501 }, (_, at) => `FS-${at + 1}`);
    await act(async () => void store.dispatch(listsActions.toCartSubmitted({ listId: 'office', itemIds })));
    await waitFor(() => expect(add).toHaveBeenCalledTimes(2));
    expect(add.mock.calls.map(([, body]) => body.itemIds?.length)).toEqual([500, 1]);
  });
});

describe('the public link', () => {
  it('moves the focus along, is announced, and is revoked after a question only', async () => {
    const { client } = await openList();
    await press('Create public link');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Copy link' })).toHaveFocus());
    expect(announced()).toContain('Public link created.');
    expect(screen.getByText(/Anyone with this link can see the items/)).toBeInTheDocument();
    await press('Stop sharing');
    const question = within(await screen.findByRole('alertdialog', { name: 'Stop sharing this list?' }));
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    expect(client.server.links).not.toEqual({});
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await press('Stop sharing');
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Stop sharing' }),
    );
    await waitFor(() => expect(screen.getByRole('button', { name: 'Create public link' })).toHaveFocus());
    expect(announced()).toContain('The public link doesn’t work anymore.');
    expect(client.server.links).toEqual({});
  });

  it('is copied, or selected to be copied by hand if the browser refuses', async () => {
    await openList();
    await press('Create public link');
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Copy link' }));
    await waitFor(() => expect(announced()).toContain('Link copied.'));
    const url = 'http://localhost/list/shared/link-office';
    expect(await navigator.clipboard.readText()).toBe(url);
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    const field = await screen.findByRole<HTMLInputElement>('textbox', {
      name: 'Address of the public link',
    });
    expect(field).toHaveValue(url);
    expect(field).toHaveFocus();
    expect(field.selectionEnd).toBe(url.length);
  });
});

describe('printing', () => {
  it('loads all pages, prints all items, and clears them', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    await openList({ size: '1', page: '2' });
    expect(shownItems()).toHaveLength(1);
    await press('Print');
    const table = await screen.findByRole('table', { name: 'Office: 4 items' });
    expect(within(table).getAllByRole('row')).toHaveLength(5);
    expect(print).toHaveBeenCalledTimes(1);
    act(() => void fireEvent(window, new Event('afterprint')));
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('reports that the items could not be loaded', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    print.mockClear();
    const { client } = await openList();
    client.failNext('getList');
    await press('Print');
    expect(await screen.findByText(/We couldn’t reach the shop/)).toBeInTheDocument();
    expect(print).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Print' })).not.toHaveAttribute('aria-busy');
  });
});
