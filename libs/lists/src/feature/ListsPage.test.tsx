import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
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

  it('says that loading failed, opens the drawer (storefront-4.7), and loads again', async () => {
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

  it('takes a favorite back when the server refuses it, and says why', async () => {
    const { client } = openLists();
    client.failNext('updateList', { status: 409, code: 'FAVORITE_LIMIT_REACHED' });
    await press('Favorite: Office');
    expect(await screen.findByText(/You have 10 favorite lists/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Favorite: Office' })).toHaveAttribute('aria-pressed', 'false');
  });
});
