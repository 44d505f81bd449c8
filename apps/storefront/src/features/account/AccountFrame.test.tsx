import { configureStore } from '@reduxjs/toolkit';
import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { accountActions, accountReducer } from '@foolscap/account/state';
import { buildAccount, buildProfile } from '@foolscap/account/testing';
import { ShopProvider } from '../../shell/shop-context.ts';
import { AccountFrame } from './AccountFrame.tsx';

function Here() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}
const here = () => screen.getByRole('status').textContent;

const FRAME = <AccountFrame title="Your orders">Orders of Pat</AccountFrame>;

/** Opens the orders page; without an account, as during an outage. */
function open(account?: ReturnType<typeof buildAccount>) {
  const store = configureStore({ reducer: { account: accountReducer } });
  if (account) store.dispatch(accountActions.accountReceived(account));
  render(
    <Provider store={store}>
      <ShopProvider
        value={{
          tenant: 'sdc',
          locale: 'en-US',
          basename: '',
          origin: 'http://shop.test',
          formKey: 'f',
          otherSite: 'http://b.test',
        }}
      >
        <MemoryRouter initialEntries={['/account/orders?year=2026']}>
          <Routes>
            <Route path="/account/orders" element={FRAME} />
            <Route path="*" element={null} />
          </Routes>
          <Here />
        </MemoryRouter>
      </ShopProvider>
    </Provider>,
  );
  return store;
}

it.each([
  ['the user signs out', accountActions.signedOut()],
  ['the session has ended', accountActions.accountReceived(buildAccount())],
])('leads to the sign-in page when %s', (_, action) => {
  const store = open(buildAccount(buildProfile()));
  expect(here()).toBe('/account/orders?year=2026');
  act(() => void store.dispatch(action));
  expect(here()).toBe('/office/supplies/login?jumpUrl=%2Faccount%2Forders%3Fyear%3D2026');
  expect(screen.queryByText('Orders of Pat')).not.toBeInTheDocument();
});

it('stays during an outage, when it is unknown who the user is', () => {
  open();
  expect(here()).toBe('/account/orders?year=2026');
});
