import { act, screen, waitFor } from '@testing-library/react';
import { listsActions } from '../state/index.ts';
import { announced, listOf, open, press } from '../testing/open-lists.tsx';
import { AddToList } from './index.ts';

// Simulates losing the connection after the dialog has opened.
jest.mock('./AddedItems.tsx', () => {
  throw new Error('Failed to fetch dynamically imported module');
});

it('announces the add and closes the dialog when the code of its message cannot be loaded', async () => {
  const { client, store } = open(<AddToList hrefForList={() => '#list'} />);
  await act(async () => {
    store.dispatch(listsActions.addToListOpened({ items: [{ itemId: 'FS-7', qty: 2, name: 'Stapler' }] }));
  });
  await press('Add item');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(announced()).toContain('1 item added to “Office”.');
  expect(listOf(client, 'office').items.at(-1)).toMatchObject({ itemId: 'FS-7', qty: 2 });
});
