import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { combineReducers, legacy_createStore as createStore } from 'redux';
import { cartReducer } from '@foolscap/cart/state';
import { ErrorBoundary } from './ErrorBoundary.tsx';

function Page({ broken }: { broken: boolean }) {
  if (broken) throw new Error('torn');
  return <h1>Offers</h1>;
}

// React logs errors caught by a boundary; here they are expected.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

it('shows an error page for a broken page, reports it, and keeps other pages working', () => {
  const onError = jest.fn();
  const page = (key: string, broken: boolean) => (
    <ErrorBoundary resetKey={key} onError={onError}>
      <Page broken={broken} />
    </ErrorBoundary>
  );
  const { rerender } = render(page('a', true));
  expect(screen.getByRole('heading', { name: 'Something went wrong on our side' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(onError).toHaveBeenCalledWith(expect.objectContaining({ message: 'torn' }));

  rerender(page('a', false));
  expect(screen.getByRole('heading', { name: 'Something went wrong on our side' })).toBeVisible();
  rerender(page('b', false));
  expect(screen.getByRole('heading', { name: 'Offers' })).toBeVisible();
});

it('shows the offline page without a connection, without images that cannot load', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  globalThis.fetch = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  // The boundary reads the cart for waiting changes.
  const store = createStore(combineReducers({ cart: cartReducer }));
  const { container } = render(
    <Provider store={store}>
      <ErrorBoundary resetKey="a" onError={() => undefined}>
        <Page broken />
      </ErrorBoundary>
    </Provider>,
  );
  expect(screen.getByRole('heading', { name: 'You’re offline' })).toBeVisible();
  expect(container.querySelector('img')).toBeNull();
});
