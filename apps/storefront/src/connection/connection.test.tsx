import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { combineReducers, legacy_createStore as createStore } from 'redux';
import { cartActions, cartReducer } from '@foolscap/cart/state';
import { Announcer } from '@foolscap/ui/components';
import { ConnectionNotice } from './ConnectionNotice.tsx';
import { loadOfflineComponents } from './offline-components.ts';
import { WaitingPage } from './WaitingPage.tsx';

function open(content: ReactNode) {
  const store = createStore(combineReducers({ cart: cartReducer }));
  render(
    <Provider store={store}>
      <Announcer>{content}</Announcer>
    </Provider>,
  );
  return store;
}

let reaches: boolean;
beforeEach(() => {
  reaches = false;
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  globalThis.fetch = jest.fn(() =>
    reaches ? Promise.resolve({ ok: true } as Response) : Promise.reject(new TypeError('Failed to fetch')),
  );
});
afterEach(() => jest.restoreAllMocks());

it('shows in the notice that changes are saved, if there are any', () => {
  const store = open(<ConnectionNotice />);
  expect(screen.getByText('You’re offline.')).toBeVisible();
  act(() => void store.dispatch(cartActions.changesDelayed({})));
  expect(screen.getByText('You’re offline. Your changes are saved.')).toBeVisible();
});

it('shows a page that cannot be opened as offline before anything else was fetched', () => {
  open(<WaitingPage onReached={jest.fn()} />);
  expect(screen.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible();
  expect(screen.getByText(/will open automatically when you’re back online/)).toBeVisible();
});

it('shows the offline page for a page that cannot be opened, and can be retried', async () => {
  await loadOfflineComponents();
  const onReached = jest.fn();
  open(<WaitingPage onReached={onReached} />);
  expect(screen.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible();
  expect(screen.getByText(/We need a connection to open this page/)).toBeVisible();

  const again = screen.getByRole('button', { name: 'Try again' });
  await userEvent.click(again);
  expect(onReached).not.toHaveBeenCalled();
  reaches = true;
  await userEvent.click(again);
  expect(onReached).toHaveBeenCalled();
});
