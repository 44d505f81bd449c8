import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listsActions } from '../state/index.ts';
import { AddToList, ListsPage } from './index.ts';
import { buildShoppingList } from '../testing/index.ts';
import type { FakeList } from '../testing/index.ts';
import { open, pens, press, announced, listOf, structuredCopy } from '../testing/open-lists.tsx';

describe('the add-to-list dialog', () => {
  it('adds to the chosen list, shows where the item is, and closes', async () => {
    const { client, store } = open(<AddToList hrefForList={(listId) => `#list/${listId}`} />);
    await act(async () => {
      store.dispatch(listsActions.addToListOpened({ items: [{ itemId: 'FS-7', qty: 2, name: 'Stapler' }] }));
    });
    const dialog = within(await screen.findByRole('dialog', { name: 'Add to list' }));
    expect(await dialog.findByRole('radio', { name: /^Office/ })).toBeChecked();
    expect(dialog.queryByRole('radio', { name: /^Lab/ })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Add item' }));
    const done = within(await screen.findByRole('dialog', { name: 'Added to list' }));
    // Focus makes screen readers read the message, so it is not also announced.
    expect(document.activeElement).toHaveTextContent(/^Success: Stapler added to “Office”\.$/);
    expect(announced().join('')).toBe('');
    expect(done.queryByRole('radio')).toBeNull();
    expect(done.getByRole('link', { name: 'View list' })).toHaveAttribute('href', '#list/office');
    await userEvent.click(done.getByRole('button', { name: 'Continue shopping' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(listOf(client, 'office').items.at(-1)).toMatchObject({ itemId: 'FS-7', qty: 2 });
  });

  it('closes when the link to the list is followed', async () => {
    const { store } = open(<AddToList hrefForList={() => '#list'} />);
    await act(async () => {
      store.dispatch(listsActions.addToListOpened({ items: [{ itemId: 'FS-7', qty: 1, name: 'Stapler' }] }));
    });
    await press('Add item');
    await userEvent.click(await screen.findByRole('link', { name: 'View list' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(store.getState().lists.addToList).toBeNull();
  });

  it('has no link where there is no page of a list', async () => {
    const { store } = open(<AddToList />);
    await act(async () => {
      store.dispatch(listsActions.addToListOpened({ items: [{ itemId: 'FS-7', qty: 1, name: 'Stapler' }] }));
    });
    await press('Add item');
    expect(await screen.findByRole('button', { name: 'Continue shopping' })).toBeInTheDocument();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('announces an add that ends after the dialog was closed', async () => {
    const { client, store } = open(<AddToList />);
    await act(async () => {
      store.dispatch(listsActions.addToListOpened({ items: [{ itemId: 'FS-7', qty: 1, name: 'Stapler' }] }));
    });
    await screen.findByRole('button', { name: 'Add item' });
    await act(async () => {
      store.dispatch(listsActions.addToListSubmitted({ listId: 'office' }));
      store.dispatch(listsActions.addToListClosed());
    });
    await waitFor(() => expect(announced()).toContain('1 item added to “Office”.'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(listOf(client, 'office').items.at(-1)?.itemId).toBe('FS-7');
  });

  it('marks the lists that hold the item, and works without knowing them', async () => {
    const { client, store } = open(<AddToList />);
    const item = { itemId: 'FS-3', qty: 1, name: 'Copy paper' };
    await act(async () => void store.dispatch(listsActions.addToListOpened({ items: [item] })));
    expect(await screen.findByText('On your lists: Office')).toBeInTheDocument();
    await act(async () => void store.dispatch(listsActions.addToListClosed()));
    client.failNext('getListsItems');
    await act(async () => void store.dispatch(listsActions.addToListOpened({ items: [item] })));
    expect(await screen.findByRole('radio', { name: /^Office/ })).toBeInTheDocument();
    expect(screen.queryByText('On your lists: Office')).toBeNull();
  });

  it('announces an add once, also next to the list of lists', async () => {
    const { store } = open(
      <>
        <ListsPage hrefFor={() => '#'} hrefForPage={() => '#'} />
        <AddToList />
      </>,
    );
    await act(async () => {
      store.dispatch(listsActions.addToListOpened({ items: [{ itemId: 'FS-7', qty: 1, name: 'Stapler' }] }));
    });
    await press('Add item');
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/Stapler added to “Office”/));
    expect(announced().join('')).toBe('');
  });

  it('stays open and names the items that were not added', async () => {
    const { client, store } = open(<AddToList />);
    client.server.catalog = { 'FS-1': 'Gel pens', 'FS-7': 'Stapler' };
    const items = [
      { itemId: 'FS-7', qty: 2, name: 'Stapler' },
      { itemId: 'FS-8', qty: 1, name: 'Typewriter ribbon' },
      { itemId: 'FS-1', qty: 9998, name: 'Gel pens' },
    ];
    await act(async () => void store.dispatch(listsActions.addToListOpened({ items })));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add to list' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Add 3 items' }));
    expect(await dialog.findByText('Typewriter ribbon: We don’t sell this item.')).toBeInTheDocument();
    expect(dialog.getByText(/^Gel pens: A list holds at most 9,999 of an item/)).toBeInTheDocument();
    expect(dialog.queryByText(/^Stapler/)).toBeNull();
    // The title does not say that all of them were added.
    expect(screen.getByRole('dialog', { name: 'Add to list' })).toBeInTheDocument();
    expect(document.activeElement).toHaveTextContent(
      /^Warning: 2 of 3 items added to “Office”\..*Typewriter/,
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Continue shopping' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(listOf(client, 'office').items.map(({ itemId }) => itemId)).toContain('FS-7');
  });

  it('does not count an item of which the list holds as many as it can', async () => {
    const full = { ...structuredCopy(pens), qty: 9999 };
    const list = buildShoppingList({ id: 'office', name: 'Office' });
    const { store } = open(<AddToList />, [{ list, items: [full] }]);
    const items = [{ itemId: 'FS-1', qty: 2, name: 'Gel pens' }];
    await act(async () => void store.dispatch(listsActions.addToListOpened({ items })));
    await press('Add item');
    expect(await screen.findByText('0 of 1 item added to “Office”.')).toBeInTheDocument();
  });

  it('creates a list for the items if there are no lists', async () => {
    const { client, store } = open(<AddToList />, []);
    await act(async () => {
      store.dispatch(listsActions.addToListOpened({ items: [{ itemId: 'FS-7', qty: 1, name: 'Stapler' }] }));
    });
    await userEvent.type(await screen.findByRole('textbox', { name: 'List name' }), 'New{Enter}');
    expect(await screen.findByText('Stapler added to “New”.')).toBeInTheDocument();
    expect(client.server.lists[0]?.items).toHaveLength(1);
  });
});

it('never submits the form of the page that the dialog was opened in', async () => {
  const submitted = jest.fn();
  const { store } = open(
    <form onSubmit={submitted}>
      <AddToList />
    </form>,
    [],
  );
  await act(async () => {
    store.dispatch(listsActions.addToListOpened({ items: [{ itemId: 'FS-7', qty: 1, name: 'Stapler' }] }));
  });
  await userEvent.type(await screen.findByRole('textbox', { name: 'List name' }), 'New{Enter}');
  expect(await screen.findByText('Stapler added to “New”.')).toBeInTheDocument();
  expect(submitted).not.toHaveBeenCalled();
});

describe('the add-to-list dialog of a shopper with many lists', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, at): FakeList => {
      const id = `list-${String(at).padStart(3, '0')}`;
      return { list: buildShoppingList({ id, name: id, favorite: at === 7 }), items: [] };
    });
  const openFor = async (lists: FakeList[]) => {
    const setup = open(<AddToList />, lists);
    await act(async () => {
      setup.store.dispatch(
        listsActions.addToListOpened({ items: [{ itemId: 'FS-7', qty: 1, name: 'Stapler' }] }),
      );
    });
    return setup;
  };

  it('starts in the search, which finds lists of all pages, and announces how many', async () => {
    const { client } = await openFor(many(150));
    const search = await screen.findByRole('searchbox', { name: 'Search lists' });
    await waitFor(() => expect(search).toHaveFocus());
    await userEvent.type(search, 'list-14');
    await waitFor(() => expect(announced()).toContain('10 lists found.'));
    expect(search).toHaveFocus();
    await userEvent.click(screen.getByRole('radio', { name: /^list-149/ }));
    await press('Add item');
    await waitFor(() => expect(listOf(client, 'list-149').items).toHaveLength(1));
  });

  it('shows further lists, keeps the choice, and moves focus to the first new one', async () => {
    await openFor(many(101));
    await userEvent.click(await screen.findByRole('radio', { name: /^list-003/ }));
    await press('Show more lists');
    await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(102));
    expect(screen.queryByRole('button', { name: 'Show more lists' })).toBeNull();
    await waitFor(() => expect(screen.getAllByRole('radio')[101]).toHaveFocus());
    expect(screen.getByRole('radio', { name: /^list-003/ })).toBeChecked();
  });

  it('filters by favorites and sorts', async () => {
    await openFor(many(20));
    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: 'Sort by' }),
      'List name Z to A',
    );
    await waitFor(() => expect(screen.getAllByRole('radio')[1]).toHaveAccessibleName(/^list-019/));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'My favorites');
    await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(2));
    // A search without results still allows creating a list.
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search lists' }), 'zzz');
    expect(await screen.findByText('No lists match.', { selector: 'p' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Create list and add' })).toBeInTheDocument();
  });

  it('has no search for a few lists, and starts at the chosen one', async () => {
    await openFor(many(3));
    await waitFor(() => expect(screen.getByRole('radio', { name: /^list-00/, checked: true })).toHaveFocus());
    expect(screen.queryByRole('searchbox')).toBeNull();
  });
});

it('moves an item: the labels say so', async () => {
  const { store } = open(<AddToList />);
  await act(async () => {
    store.dispatch(
      listsActions.addToListOpened({
        items: [{ itemId: 'FS-7', qty: 1, name: 'Stapler' }],
        movedFrom: 'saved-1',
      }),
    );
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Move to list' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Move item' }));
  const done = await screen.findByRole('dialog', { name: 'Moved to list' });
  expect(within(done).getByText('Stapler moved to “Office”.')).toBeInTheDocument();
});

it('chooses a list that was created although the item could not be added to it', async () => {
  const { client, store } = open(<AddToList />);
  await act(async () => {
    store.dispatch(listsActions.addToListOpened({ items: [{ itemId: 'FS-7', qty: 1, name: 'Stapler' }] }));
  });
  await userEvent.click(await screen.findByRole('radio', { name: 'A new list' }));
  client.failNext('addItems');
  await userEvent.type(await screen.findByRole('textbox', { name: 'List name' }), 'New{Enter}');
  await waitFor(() => expect(screen.getByRole('radio', { name: /^New/ })).toBeChecked());
  await press('Add item');
  expect(await screen.findByText('Stapler added to “New”.')).toBeInTheDocument();
});
