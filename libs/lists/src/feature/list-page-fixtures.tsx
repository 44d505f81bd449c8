import { configureStore } from '@reduxjs/toolkit';
import type { Action, Middleware } from '@reduxjs/toolkit';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import createSagaMiddleware from 'redux-saga';
import { createWriteLane } from '@foolscap/core/sagas';
import { Announcer } from '@foolscap/ui/components';
import { createListsModule } from '../state/index.ts';
import { createFakeListsClient } from '../testing/index.ts';
import type { FakeList, FakeListsClient } from '../testing/index.ts';
import { LIST_PAGE_MESSAGES } from '../model/list-page-messages.ts';

/** Renders a screen of lists over a server in memory. */
export function openScreen(
  ui: ReactNode,
  lists: FakeList[],
  latency?: () => Promise<unknown>,
  links: FakeListsClient['server']['links'] = {},
) {
  const client = createFakeListsClient({ lists, links, ...(latency && { latency }) });
  /** All actions, in order. */
  const dispatched: Action[] = [];
  const record: Middleware = () => (next) => (action) => {
    dispatched.push(action as Action);
    return next(action);
  };
  const module = createListsModule({
    client,
    log: jest.fn(),
    newKey: () => 'key',
    inLane: createWriteLane(),
    saveFile: jest.fn(),
    saveForLater: () => Promise.resolve(),
  });
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: { lists: module.reducer },
    middleware: (defaults) => defaults({ serializableCheck: false }).concat(sagas, record),
  });
  sagas.run(module.saga);
  render(
    <Provider store={store}>
      <Announcer>{ui}</Announcer>
    </Provider>,
  );
  return { client, store, dispatched };
}

export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));

/** Returns each message in a status region. */
export const announced = () =>
  screen
    .getAllByRole('status')
    .flatMap((region) => [region.textContent, ...[...region.children].map(({ textContent }) => textContent)]);

export const listOf = ({ server }: FakeListsClient, listId: string) =>
  server.lists.find(({ list }) => list.id === listId)!;

/** Returns the names of the items on screen, in order. */
export const shownItems = () => {
  const list = screen.queryByRole('list', { name: LIST_PAGE_MESSAGES.listPage.items });
  return (list ? within(list).queryAllByRole('article') : []).map((row) => row.getAttribute('aria-label'));
};
