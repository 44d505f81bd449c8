import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listsActions } from '../state/index.ts';
import { buildShoppingList } from '../testing/index.ts';
import { openList, press, announced, listOf, shownItems } from '../testing/open-lists.tsx';

describe('one list', () => {
  // First, before any on-demand code has loaded.
  it('shows the search and the public link together with the items, so that no row moves', async () => {
    openList();
    await screen.findByRole('article', { name: 'Desk lamp' });
    expect(screen.getByRole('search')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Create public link' })).toBeInTheDocument();
  });

  it('adds all items to the cart, and names the refused items', async () => {
    openList();
    await press('Add all to cart');
    await waitFor(() => expect(announced()).toContain('2 of 3 items added to your cart.'));
    expect(await screen.findByText('Desk lamp: This item is out of stock.')).toBeInTheDocument();
  });

  it('shows that an item is out of stock, even if it already was when it was saved', async () => {
    openList();
    expect(await screen.findByRole('article', { name: 'Desk lamp' })).toHaveTextContent('Out of stock');
    expect(screen.getByRole('article', { name: 'Gel pens' })).not.toHaveTextContent('Out of stock');
  });

  it('adds only the selected items', async () => {
    const { client } = openList();
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select: Copy paper' }));
    const add = jest.spyOn(client, 'addToCart');
    await press('Add selected to cart (1)');
    await waitFor(() => expect(announced()).toContain('1 item added to your cart.'));
    expect(add).toHaveBeenCalledWith('office', { itemIds: ['FS-3'] }, 'key');
    // A second click does not add them again.
    expect(screen.getByRole('checkbox', { name: 'Select: Copy paper' })).not.toBeChecked();
    expect(screen.getByRole('button', { name: 'Add all to cart' })).toBeInTheDocument();
  });

  it('moves an item by keyboard, and keeps the order', async () => {
    const { client } = openList();
    expect(await screen.findByRole('button', { name: 'Move up: Gel pens' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await press('Move down: Gel pens');
    await waitFor(() => expect(shownItems()).toEqual(['Desk lamp', 'Gel pens', 'Copy paper']));
    await press('Move up: Copy paper');
    await waitFor(() => expect(shownItems()).toEqual(['Desk lamp', 'Copy paper', 'Gel pens']));
    expect(listOf(client, 'office').items.map(({ itemId }) => itemId)).toEqual(['FS-2', 'FS-3', 'FS-1']);
  });

  it('is renamed in its drawer', async () => {
    openList();
    await press('Edit list');
    const drawer = within(await screen.findByRole('dialog', { name: 'Edit list' }));
    const field = drawer.getByRole('textbox', { name: 'List name' });
    await userEvent.clear(field);
    await userEvent.type(field, 'Front desk{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Front desk' })).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('keeps the name that another member gave it while its drawer is open', async () => {
    const shared = buildShoppingList({ id: 'office', name: 'Office', accessLevel: 'SHARED' });
    const { client, store } = openList('office', [{ list: shared, items: [] }]);
    await press('Edit list');
    const drawer = within(await screen.findByRole('dialog', { name: 'Edit list' }));
    const { list } = listOf(client, 'office');
    Object.assign(list, { name: 'Front desk', revision: list.revision + 1 });
    await act(
      async () =>
        void store.dispatch(listsActions.listRequested({ listId: 'office', query: {}, reload: true })),
    );
    await userEvent.click(drawer.getByRole('checkbox', { name: 'Other members can only view it' }));
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(listOf(client, 'office').list).toMatchObject({ name: 'Front desk', membersReadOnly: true });
  });

  it('changes quantity and note, and removes an item', async () => {
    const { client } = openList();
    await press('Increase quantity of Gel pens');
    await waitFor(() => expect(listOf(client, 'office').items[0]?.qty).toBe(3));
    await press('Add note: Gel pens');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Note' }), 'Blue ones{Enter}');
    expect(await screen.findByText('Note: Blue ones')).toBeInTheDocument();
    await press('Remove: Gel pens');
    await waitFor(() => expect(shownItems()).toEqual(['Desk lamp', 'Copy paper']));
  });

  it('exports all items as a file', async () => {
    const { saveFile } = openList();
    await press('Export CSV');
    await waitFor(() =>
      expect(saveFile).toHaveBeenCalledWith('Office.csv', expect.stringContaining('FS-3,1')),
    );
  });

  it('creates a public link, and revokes it', async () => {
    const { client } = openList();
    await press('Create public link');
    expect(await screen.findByRole('link', { name: 'Public link' })).toHaveAttribute(
      'href',
      '/list/shared/link-office',
    );
    await press('Stop sharing');
    const question = await screen.findByRole('alertdialog', { name: 'Stop sharing this list?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Stop sharing' }));
    expect(await screen.findByRole('button', { name: 'Create public link' })).toBeInTheDocument();
    expect(client.server.links).toEqual({});
  });

  it('offers no change of a read-only list, but adds it to the cart', async () => {
    openList('lab');
    expect(await screen.findByText('You can view this list, but you can’t edit it.')).toBeInTheDocument();
    for (const name of [/^Remove/, /^Increase/, /note/i, /^Import/, /public link/i])
      expect(screen.queryByRole('button', { name })).toBeNull();
    await press('Add all to cart');
    await waitFor(() => expect(announced()).toContain('1 item added to your cart.'));
  });

  it('reports that a list no longer exists', async () => {
    openList('gone');
    expect(await screen.findByText(/doesn’t exist anymore/)).toBeInTheDocument();
  });

  it('moves the focus to the message when the list was deleted in the meantime', async () => {
    const { client } = openList();
    await screen.findByRole('button', { name: 'Increase quantity of Gel pens' });
    client.server.lists = [];
    await press('Increase quantity of Gel pens');
    const message = await screen.findByText(/doesn’t exist anymore/);
    await waitFor(() => expect(document.body).not.toHaveFocus());
    expect(document.activeElement).toContainElement(message);
  });

  it('shows what another member changed in the meantime', async () => {
    const { client } = openList();
    await screen.findByRole('button', { name: 'Remove: Gel pens' });
    listOf(client, 'office').list.readOnly = true;
    await press('Remove: Gel pens');
    expect(await screen.findByText(/You can’t change this list/)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove: Gel pens' })).toBeNull());
  });
});
