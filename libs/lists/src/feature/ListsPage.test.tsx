import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { Announcer } from '@foolscap/ui/components';
import { listsActions } from '../state/index.ts';
import { buildShoppingList } from '../testing/index.ts';
import type { FakeList } from '../testing/index.ts';
import { ListsPage } from './index.ts';
import { open, openLists, press, announced, listOf } from '../testing/open-lists.tsx';

describe('the list of lists', () => {
  it('shows each list with its type, and actions only where they are allowed', async () => {
    openLists();
    await screen.findByRole('link', { name: 'Office' });
    const rows = screen.getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('List name'),
      expect.stringMatching(/Office.*3 items.*Nov 20, 2026.*Personal/),
      expect.stringMatching(/Lab.*1 item.*Global.*Read-only.*Dana Whitfield/),
    ]);
    expect(screen.getByRole('link', { name: 'Lab' })).toHaveAttribute('href', '/list?id=lab');
    expect(screen.queryByRole('button', { name: 'Delete: Lab' })).toBeNull();
  });

  it('creates a list in the drawer, which closes, and announces it', async () => {
    const { client } = openLists();
    await press('Create list');
    const drawer = within(await screen.findByRole('dialog', { name: 'Create a list' }));
    await userEvent.click(drawer.getByRole('button', { name: 'Create list' }));
    expect(drawer.getByRole('textbox', { name: 'List name' })).toHaveAccessibleDescription(
      'List name is required',
    );
    await userEvent.type(drawer.getByRole('textbox', { name: 'List name' }), 'office{Enter}');
    await waitFor(() =>
      expect(drawer.getByRole('textbox', { name: 'List name' })).toHaveAccessibleDescription(
        /already have a list/,
      ),
    );
    await userEvent.type(drawer.getByRole('textbox', { name: 'List name' }), ' 2{Enter}');
    await waitFor(() => expect(announced()).toContain('List “office 2” created.'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(client.server.lists).toHaveLength(3);
  });

  it('opens the drawer by itself for a user without lists (storefront-4.8)', async () => {
    openLists([]);
    expect(await screen.findByRole('dialog', { name: 'Create a list' })).toBeInTheDocument();
  });

  it('reports that loading failed, opens the drawer (storefront-4.7), and loads again', async () => {
    const { client, store } = openLists();
    await screen.findByRole('link', { name: 'Office' });
    client.failNext('getLists');
    await act(async () => void store.dispatch(listsActions.listsRequested()));
    const drawer = await screen.findByRole('dialog', { name: 'Create a list' });
    expect(drawer).toHaveTextContent('We couldn’t load your lists.');
    await userEvent.click(within(drawer).getByRole('button', { name: 'Cancel' }));
    await press('Try again');
    await waitFor(() => expect(screen.queryByText('We couldn’t load your lists.')).toBeNull());
  });

  it('renames a list, and keeps the drawer open with the reason if it cannot', async () => {
    const { client } = openLists();
    await press('Edit: Office');
    const drawer = within(await screen.findByRole('dialog', { name: 'Edit list' }));
    const field = drawer.getByRole('textbox', { name: 'List name' });
    await userEvent.clear(field);
    await userEvent.type(field, 'Lab{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/already have a list/));
    await userEvent.clear(field);
    await userEvent.type(field, 'Front desk{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByRole('link', { name: 'Front desk' })).toBeInTheDocument();
    expect(listOf(client, 'office').list.name).toBe('Front desk');
  });

  it('deletes a list only after the question', async () => {
    const { client } = openLists();
    await press('Delete: Office');
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete “Office”?' });
    expect(dialog).toHaveTextContent('Its 3 items will be gone, too.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete list' }));
    await waitFor(() => expect(announced()).toContain('List “Office” deleted.'));
    expect(client.server.lists.map(({ list }) => list.id)).toEqual(['lab']);
  });

  it('loads the page of the URL, and another one when it changes', async () => {
    const many = Array.from({ length: 101 }, (_, at): FakeList => {
      const id = `list-${String(at).padStart(3, '0')}`;
      return { list: buildShoppingList({ id, name: id }), items: [] };
    });
    function Pages() {
      const [page, setPage] = useState(2);
      return (
        <>
          <button onClick={() => setPage(1)}>First page</button>
          <ListsPage page={page} hrefFor={() => '#'} hrefForPage={(number) => `?page=${number}`} />
        </>
      );
    }
    const { client } = open(<Pages />, many);
    expect(await screen.findByRole('link', { name: 'list-100' })).toBeInTheDocument();
    expect(client.calls).toEqual(['getLists']);
    await press('First page');
    expect(await screen.findByRole('link', { name: 'list-000' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'list-100' })).toBeNull();
  });

  it('rolls back a favorite when the server refuses it, and explains why', async () => {
    const { client } = openLists();
    client.failNext('updateList', { status: 409, code: 'FAVORITE_LIMIT_REACHED' });
    await press('Favorite: Office');
    expect(await screen.findByText(/You have 10 favorite lists/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Favorite: Office' })).toHaveAttribute('aria-pressed', 'false');
  });
});

describe('focus on the list of lists', () => {
  const three = () =>
    ['a', 'b', 'c'].map((id): FakeList => ({
      list: buildShoppingList({ id, name: `List ${id}`, favorite: true }),
      items: [],
    }));
  const remove = async (name: string) => {
    await press(`Delete: ${name}`);
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete list' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(screen.queryByRole('link', { name })).toBeNull());
  };

  it('moves to the list that takes the place of a deleted one, and at last to the group of lists', async () => {
    openLists(three());
    await remove('List b');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Favorite: List c' })).toHaveFocus());
    await remove('List c');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Favorite: List a' })).toHaveFocus());
    await remove('List a');
    await waitFor(() => expect(screen.getByRole('group', { name: 'Your lists' })).toHaveFocus());
  });

  it('returns to the button if the deletion is canceled', async () => {
    openLists(three());
    await press('Delete: List b');
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }),
    );
    await waitFor(() => expect(screen.getByRole('button', { name: 'Delete: List b' })).toHaveFocus());
  });

  it('moves to the next favorite when one is removed from the favorites on screen', async () => {
    openLists(three());
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Show' }), 'My favorites');
    await press('Favorite: List b');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'List b' })).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Favorite: List c' })).toHaveFocus());
  });

  it('moves to “Create list” when a drawer that opened by itself is closed', async () => {
    openLists([]);
    await screen.findByRole('dialog', { name: 'Create a list' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Create list' })[0]).toHaveFocus());
  });
});

describe('announcements of the list of lists', () => {
  it('say how many lists a search and a filter find, and nothing at the first load', async () => {
    openLists();
    await screen.findByRole('link', { name: 'Office' });
    expect(announced().join('')).toBe('');
    const search = screen.getByRole('searchbox', { name: 'Search lists' });
    await userEvent.type(search, 'off');
    const said = (...texts: string[]) =>
      waitFor(() => expect(announced().join('')).toContain(texts.join('')));
    await said('1 list found.');
    await userEvent.type(search, 'xyz');
    await said('1 list found.', 'No lists match.');
    await userEvent.clear(search);
    await said('No lists match.', '2 lists found.');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'My favorites');
    await said('2 lists found.', 'No lists match.');
  });

  it('say it also for lists that the server has rendered', async () => {
    const { store } = openLists();
    await screen.findByRole('link', { name: 'Office' });
    cleanup();
    render(
      <Provider store={store}>
        <Announcer>
          <ListsPage hrefFor={() => '#'} hrefForPage={() => '#'} />
        </Announcer>
      </Provider>,
    );
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search lists' }), 'off');
    await waitFor(() => expect(announced().join()).toContain('1 list found.'));
  });

  it('say why a list cannot become a favorite, which the page shows, too', async () => {
    const lists = Array.from({ length: 11 }, (_, at): FakeList => {
      const id = `list-${at}`;
      return { list: buildShoppingList({ id, name: id, favorite: at > 0 }), items: [] };
    });
    const { client } = openLists(lists);
    await press('Favorite: list-0');
    const reason = 'You have 10 favorite lists, the maximum. Remove one first.';
    expect(await screen.findAllByText(reason)).not.toHaveLength(0);
    await waitFor(() => expect(announced()).toContain(reason));
    expect(client.calls).not.toContain('updateList');
  });

  it('never open a drawer over a search that fails: the reason and “Try again” are on the page', async () => {
    const { client } = openLists();
    await screen.findByRole('link', { name: 'Office' });
    client.failNext('getLists');
    // Typed without a pause, which would trigger a separate search.
    await userEvent.click(screen.getByRole('searchbox', { name: 'Search lists' }));
    await userEvent.paste('lab');
    expect(await screen.findByText('We couldn’t load your lists.')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('searchbox', { name: 'Search lists' })).toHaveFocus();
    await press('Try again');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Office' })).toBeNull());
    expect(await screen.findByRole('link', { name: 'Lab' })).toBeInTheDocument();
  });

  it('count a list that another member has deleted as deleted', async () => {
    const { client } = openLists();
    await press('Delete: Office');
    client.failNext('deleteList', { status: 404, code: 'LIST_NOT_FOUND' });
    await userEvent.click(await screen.findByRole('button', { name: 'Delete list' }));
    await waitFor(() => expect(announced()).toContain('List “Office” deleted.'));
    expect(screen.queryByRole('link', { name: 'Office' })).toBeNull();
    expect(screen.queryByText(/doesn’t exist anymore/)).toBeNull();
  });
});
