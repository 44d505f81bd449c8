import { configureStore } from '@reduxjs/toolkit';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Provider } from 'react-redux';
import createSagaMiddleware from 'redux-saga';
import { Announcer } from '@foolscap/ui/components';
import { createItemSearchModule } from '../state/index.ts';
import { buildListItem, buildShoppingList, createFakeListsClient } from '../testing/index.ts';
import { ItemSearch } from './index.ts';

const pens = (qty: number, note?: string) =>
  buildListItem({ itemId: 'FS-1', qty, ...(note && { note }), itemDetails: { name: 'Gel pens' } });
const lamp = buildListItem({ itemId: 'FS-2', itemDetails: { name: 'Desk lamp' } });
const many = Array.from({ length: 60 }, (_, at) =>
  buildListItem({ itemId: `N-${at}`, itemDetails: { name: `Binder ${at}` } }),
);

function open({ text = '', isFullSearch }: { text?: string; isFullSearch?: () => boolean } = {}) {
  const waiting: (() => void)[] = [];
  let isHeld = false;
  const client = createFakeListsClient({
    lists: [
      { list: buildShoppingList({ id: 'office', name: 'Office' }), items: [pens(2), lamp, ...many] },
      { list: buildShoppingList({ id: 'lab', name: 'Lab' }), items: [pens(5, 'Blue ones')] },
    ],
    latency: () => (isHeld ? new Promise<void>((resolve) => void waiting.push(resolve)) : Promise.resolve()),
  });
  const search = jest.spyOn(client, 'searchItems');
  const module = createItemSearchModule({ client, ...(isFullSearch && { isFullSearch }) });
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: { itemSearch: module.reducer },
    middleware: (defaults) => defaults({ serializableCheck: false }).concat(sagas),
  });
  sagas.run(module.saga);
  /** The address is the state of this component. */
  function Page() {
    const [address, setAddress] = useState({ text, page: 1 });
    return (
      <>
        <button onClick={() => setAddress({ text: 'pens', page: 1 })}>Go to pens</button>
        <button onClick={() => setAddress({ ...address, page: 2 })}>Go to page 2</button>
        <button onClick={() => setAddress({ text: '', page: 1 })}>Back</button>
        <ItemSearch
          {...address}
          action="/lists"
          parameters={{ tid: 'US' }}
          hrefFor={(find, page) => `?find=${find}&page=${page ?? 1}`}
          onSearch={(find) => setAddress({ text: find, page: 1 })}
          hrefForList={(listId) => `/list/${listId}`}
        />
      </>
    );
  }
  render(
    <Provider store={store}>
      <Announcer>
        <Page />
      </Announcer>
    </Provider>,
  );
  return { client, search, waiting, hold: () => (isHeld = true) };
}

const field = () => screen.getByRole('searchbox', { name: 'Find an item on your lists' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

it('shows the items found by list, with their quantity and note, and announces how many', async () => {
  open();
  await userEvent.type(field(), ' pens {Enter}');
  const lab = await screen.findByRole('region', { name: 'Lab' });
  expect(lab).toHaveTextContent('Gel pensItem FS-1 · Quantity 5Note: Blue ones');
  expect(screen.getByRole('region', { name: 'Office' })).toHaveTextContent('Item FS-1 · Quantity 2');
  expect(screen.getByRole('link', { name: 'Lab' })).toHaveAttribute('href', '/list/lab');
  await waitFor(() => expect(announced()).toContain('2 items found for “pens”.'));
});

it('is a plain form until the script has loaded', async () => {
  open({ text: 'lamp' });
  await screen.findByRole('region');
  const form = screen.getByRole('search', { name: 'Items on your lists' });
  expect(form).toHaveAttribute('action', '/lists');
  expect(form).toHaveAttribute('method', 'get');
  expect(new FormData(form as HTMLFormElement).get('tid')).toBe('US');
  expect(new FormData(form as HTMLFormElement).get('find')).toBe('lamp');
});

it('shows the search of the address, and another one when it changes', async () => {
  open({ text: 'lamp' });
  expect(await screen.findByRole('link', { name: 'Desk lamp' })).toBeInTheDocument();
  await press('Go to pens');
  expect(field()).toHaveValue('pens');
  expect(await screen.findByRole('region', { name: 'Lab' })).toBeInTheDocument();
  await press('Back');
  expect(field()).toHaveValue('');
  expect(screen.queryByRole('region')).toBeNull();
});

it('drops the reply of an older search, and that of one that was left', async () => {
  const { hold, waiting } = open();
  hold();
  await userEvent.type(field(), 'lamp{Enter}');
  await press('Go to pens');
  await waitFor(() => expect(waiting).toHaveLength(2));
  await act(async () => waiting[1]!());
  expect(await screen.findByRole('region', { name: 'Lab' })).toBeInTheDocument();
  await act(async () => waiting[0]!());
  expect(screen.queryByRole('link', { name: 'Desk lamp' })).toBeNull();
  await userEvent.clear(field());
  await userEvent.type(field(), 'lamp{Enter}');
  await waitFor(() => expect(waiting).toHaveLength(3));
  await press('Back');
  await act(async () => waiting[2]!());
  expect(screen.queryByRole('link', { name: 'Desk lamp' })).toBeNull();
});

it('keeps a page on screen while another one is loading', async () => {
  const { hold, waiting } = open({ text: 'binder' });
  expect(await screen.findByText(/Showing 1 to 50 of 60 items\./)).toBeInTheDocument();
  hold();
  await press('Go to page 2');
  expect(screen.getByRole('link', { name: 'Binder 0' })).toBeInTheDocument();
  await waitFor(() => expect(waiting).toHaveLength(1));
  await act(async () => waiting[0]!());
  expect(await screen.findByText(/Showing 51 to 60 of 60 items\./)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Binder 0' })).toBeNull();
});

it('reports that nothing was found, and that the search failed, which can be repeated', async () => {
  const { client } = open();
  await userEvent.type(field(), 'stapler{Enter}');
  expect(
    await screen.findByText('No items on your lists match “stapler”.', { selector: 'h2' }),
  ).toBeVisible();
  await waitFor(() => expect(announced()).toContain('No items on your lists match “stapler”.'));
  client.failNext('searchItems');
  await press('Go to pens');
  expect(await screen.findByText('We couldn’t search your lists.')).toBeInTheDocument();
  await press('Try again');
  expect(await screen.findByRole('region', { name: 'Lab' })).toBeInTheDocument();
});

it('searches words, or a part of the text while the full search is off', async () => {
  const full = open({ text: 'pens' });
  await screen.findByRole('region', { name: 'Lab' });
  expect(full.search.mock.lastCall?.[1]).toBe(true);
  const partial = open({ text: 'pens', isFullSearch: () => false });
  await waitFor(() => expect(screen.getAllByRole('region', { name: 'Lab' })).toHaveLength(2));
  expect(partial.search.mock.lastCall?.[1]).toBe(false);
});
