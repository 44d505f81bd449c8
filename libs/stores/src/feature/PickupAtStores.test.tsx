import { configureStore } from '@reduxjs/toolkit';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import createSagaMiddleware from 'redux-saga';
import { createPickupModule, pickupActions } from '../state/index.ts';
import { createFakeStoresClient } from '../testing/index.ts';
import type { FakeStoresOptions } from '../testing/index.ts';
import { PickupAtStores } from './index.ts';

const SEATTLE = { latitude: 47.61, longitude: -122.33 };
const item = { itemId: 'pen', name: 'Gel pen', qty: 2 };

function open(options: FakeStoresOptions = {}) {
  const client = createFakeStoresClient(options);
  const { reducer, saga } = createPickupModule({ client });
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: { pickup: reducer },
    middleware: (defaults) => defaults({ thunk: false }).concat(sagas),
  });
  sagas.run(saga!);
  const onAdd = jest.fn();
  const onSubmitAround = jest.fn();
  render(
    <Provider store={store}>
      <form onSubmit={onSubmitAround}>
        <PickupAtStores onAdd={onAdd} chosen="1547" chooseForm={{ action: '#choose', fields: null }} />
      </form>
    </Provider>,
  );
  const show = (storeNumber?: string) =>
    waitFor(() => {
      store.dispatch(
        pickupActions.pickupOpened({ item, zipCode: '01702', ...(storeNumber ? { storeNumber } : {}) }),
      );
    });
  return { client, onAdd, onSubmitAround, show, user: userEvent.setup() };
}

test('adds the item for pickup in a store, and closes', async () => {
  const { onAdd, show, user } = open({ stock: { '1547': {}, '1622': { pen: 1 } } });
  await show();
  const drawer = await screen.findByRole('dialog', { name: 'Pick up in a store' });
  const natick = await within(drawer).findByRole('button', { name: 'Add for pickup at Natick' });
  expect(within(drawer).getByText('Out of stock')).toBeVisible();
  expect(within(drawer).getByText('Only 1 in stock')).toBeVisible();
  expect(within(drawer).queryByRole('button', { name: 'Add for pickup at Framingham' })).toBeNull();
  await user.click(natick);
  expect(onAdd).toHaveBeenCalledWith(item, { storeNumber: '1622', name: 'Natick' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('reports an invalid ZIP code at its field, without a request and after one', async () => {
  const { client, show, user } = open();
  await show();
  const field = await screen.findByLabelText(/^ZIP code/);
  await user.clear(field);
  await user.type(field, '017');
  await user.click(screen.getByRole('button', { name: 'Find stores' }));
  expect(screen.getByText(/^Invalid zipcode/)).toBeVisible();
  expect(client.calls).toHaveLength(1);
  await user.type(field, '99');
  expect(screen.queryByText(/^Invalid zipcode/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Find stores' }));
  expect(await screen.findByText(/^Invalid zipcode/)).toBeVisible();
  expect(client.calls).toHaveLength(2);
});

test('closing clears the fields', async () => {
  const { show, user } = open();
  await show();
  const field = await screen.findByLabelText(/^ZIP code/);
  await user.clear(field);
  await user.type(field, '01852');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await show();
  expect(await screen.findByLabelText(/^ZIP code/)).toHaveValue('01702');
});

test('a search and a chosen store submit no form around the drawer', async () => {
  const { onSubmitAround, show, user } = open();
  await show();
  await user.click(await screen.findByRole('button', { name: 'Find stores' }));
  const choose = await screen.findByRole('button', { name: 'Make this your store: Natick' });
  // jsdom does not submit forms.
  choose.closest('form')!.addEventListener('submit', (event) => event.preventDefault());
  await user.click(choose);
  expect(onSubmitAround).not.toHaveBeenCalled();
});

test('does not count the shopper’s store among those within a radius that it is outside of', async () => {
  const { show, user } = open({ places: { '98101': SEATTLE } });
  await show('1547');
  const field = await screen.findByLabelText(/^ZIP code/);
  await user.clear(field);
  await user.type(field, '98101{Enter}');
  await waitFor(() => expect(screen.getByText(/^There is no store within 100 miles/)).toBeVisible());
  // It stays listed, with its distance.
  expect(screen.getByRole('heading', { name: /^Framingham/ })).toBeVisible();
  expect(screen.queryByText(/stores? within 100 miles$/)).toBeNull();
});

test('offers a larger radius only as long as there is one', async () => {
  const { show, user } = open({ places: { '99501': { latitude: 61.2, longitude: -149.9 } } });
  await show();
  const field = await screen.findByLabelText(/^ZIP code/);
  await user.clear(field);
  await user.type(field, '99501{Enter}');
  expect(
    await screen.findByText('There is no store within 100 miles. You can have your order delivered.'),
  ).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Within'), '20');
  await user.click(screen.getByRole('button', { name: 'Find stores' }));
  expect(await screen.findByText('There is no store within 20 miles. Try a larger distance.')).toBeVisible();
});

test('searches another place while a search is running', async () => {
  let answerFirst = () => undefined as void;
  let calls = 0;
  const latency = () =>
    (calls += 1) === 1 ? new Promise<void>((resolve) => (answerFirst = resolve)) : Promise.resolve();
  const { show, user } = open({ places: { '98101': SEATTLE }, latency });
  await show();
  const field = await screen.findByLabelText(/^ZIP code/);
  await user.clear(field);
  await user.type(field, '98101{Enter}');
  expect(await screen.findByText(/^There is no store within 100 miles/)).toBeVisible();
  answerFirst();
  expect(screen.queryByRole('heading', { name: /^Framingham/ })).toBeNull();
});
