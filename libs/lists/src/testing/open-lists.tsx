import { configureStore } from '@reduxjs/toolkit';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import createSagaMiddleware from 'redux-saga';
import { createWriteLane } from '@foolscap/core/sagas';
import { Announcer } from '@foolscap/ui/components';
import { ListPage, ListsPage } from '../feature/index.ts';
import { createListsModule } from '../state/index.ts';
import { buildListItem, buildShoppingList, createFakeListsClient } from './index.ts';
import type { FakeList, FakeListsClient } from './index.ts';

export const structuredCopy = <T,>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
export const pens = buildListItem({ itemId: 'FS-1', qty: 2, itemDetails: { name: 'Gel pens' } });
const lamp = buildListItem({ itemId: 'FS-2', itemDetails: { name: 'Desk lamp', isOutOfStock: true } });
const paper = buildListItem({ itemId: 'FS-3', itemDetails: { name: 'Copy paper' } });
export const office = (): FakeList => ({
  list: buildShoppingList({ id: 'office', name: 'Office' }),
  items: [pens, lamp, paper].map((item) => structuredCopy(item)),
});
const lab = (): FakeList => ({
  list: buildShoppingList({
    id: 'lab',
    name: 'Lab',
    accessLevel: 'GLOBAL',
    readOnly: true,
    manageable: false,
    ownerName: 'Dana Whitfield',
  }),
  items: [structuredCopy(pens)],
});
/** Renders screens of lists in a store with the fake server. */
export function open(ui: ReactNode, lists: FakeList[] = [office(), lab()]) {
  const client = createFakeListsClient({ lists });
  const saveFile = jest.fn();
  const module = createListsModule({
    client,
    log: jest.fn(),
    newKey: () => 'key',
    inLane: createWriteLane(),
    saveFile,
  });
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: { lists: module.reducer },
    middleware: (defaults) => defaults({ serializableCheck: false }).concat(sagas),
  });
  sagas.run(module.saga);
  render(
    <Provider store={store}>
      <Announcer>{ui}</Announcer>
    </Provider>,
  );
  return { client, store, saveFile };
}

export const openLists = (lists?: FakeList[]) =>
  open(<ListsPage hrefFor={({ id }) => `/list?id=${id}`} hrefForPage={(page) => `?page=${page}`} />, lists);
export const openList = (listId = 'office', lists?: FakeList[]) =>
  open(
    <ListPage
      listId={listId}
      query={{}}
      hrefFor={() => '#'}
      onQuery={() => undefined}
      linkHrefFor={(linkId) => `/list/shared/${linkId}`}
    />,
    lists,
  );
export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
export const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
export const listOf = ({ server }: FakeListsClient, listId: string) =>
  server.lists.find(({ list }) => list.id === listId)!;
export const shownItems = () =>
  within(screen.getByRole('list', { name: 'Items of the list' }))
    .getAllByRole('article')
    .map((row) => row.getAttribute('aria-label'));
