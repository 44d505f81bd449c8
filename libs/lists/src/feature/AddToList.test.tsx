import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listsActions } from '../state/index.ts';
import { AddToList, ListsPage } from './index.ts';
import { open, press, announced, listOf } from '../testing/open-lists.tsx';

describe('the add-to-list dialog', () => {
  it('adds to the chosen list, and closes', async () => {
    const { client, store } = open(<AddToList />);
    await act(async () => {
      store.dispatch(listsActions.addToListOpened({ items: [{ itemId: 'FS-7', qty: 2, name: 'Stapler' }] }));
    });
    const dialog = within(await screen.findByRole('dialog', { name: 'Add to list' }));
    expect(await dialog.findByRole('radio', { name: /^Office/ })).toBeChecked();
    expect(dialog.queryByRole('radio', { name: /^Lab/ })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Add item' }));
    await waitFor(() => expect(announced()).toContain('1 item added to “Office”.'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(listOf(client, 'office').items.at(-1)).toMatchObject({ itemId: 'FS-7', qty: 2 });
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

  it('announces an add once, also beside the list of lists', async () => {
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
    await waitFor(() => expect(announced().join()).toContain('1 item added to “Office”.'));
    expect(announced().join().split('1 item added').length).toBe(2);
  });

  it('creates a list for the items if there is none', async () => {
    const { client, store } = open(<AddToList />, []);
    await act(async () => {
      store.dispatch(listsActions.addToListOpened({ items: [{ itemId: 'FS-7', qty: 1, name: 'Stapler' }] }));
    });
    await userEvent.type(await screen.findByRole('textbox', { name: 'List name' }), 'New{Enter}');
    await waitFor(() => expect(announced()).toContain('1 item added to “New”.'));
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
  await waitFor(() => expect(announced()).toContain('1 item added to “New”.'));
  expect(submitted).not.toHaveBeenCalled();
});
