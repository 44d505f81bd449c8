import { configureStore } from '@reduxjs/toolkit';
import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { accountActions, accountReducer, selectSignIn } from '@foolscap/account/state';
import { buildAccount, buildProfile } from '@foolscap/account/testing';
import { signInAddress } from '@foolscap/core/http';
import type { TenantId } from '@foolscap/core/vocabulary';
import { leadToSignIn } from '../../routing/lead-to-sign-in.ts';
import { ShopProvider } from '../../shell/shop-context.ts';
import SignInScreen, { load } from './SignInScreen.tsx';

function Here() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}
const here = () => screen.getByRole('status').textContent;

/** Opens a URL of the sign-in page, which shows a signed-in user or a guest. */
function open(tenant: TenantId, address: string, account = buildAccount(buildProfile())) {
  const basename = tenant === 'sba' ? '/cc/mmx' : '';
  const store = configureStore({ reducer: { account: accountReducer } });
  store.dispatch(accountActions.accountReceived(account));
  render(
    <Provider store={store}>
      <ShopProvider
        value={{
          tenant,
          locale: 'en-US',
          basename,
          origin: 'http://shop.test',
          formKey: 'f',
          otherSite: 'http://b.test',
        }}
      >
        <MemoryRouter initialEntries={[address]} basename={basename || '/'}>
          <Routes>
            <Route path="/office/supplies/login" element={<SignInScreen />} />
            <Route path="*" element={null} />
          </Routes>
          <Here />
        </MemoryRouter>
      </ShopProvider>
    </Provider>,
  );
  return store;
}

it.each<[TenantId, string, string]>([
  ['sdc', '/cart', '/cart'],
  ['sdc', '/account/orders', '/account/orders'],
  ['sba', '/cc/mmx/account', '/account'],
])(
  'a refused call of a signed-in user on %s%s leads here once, and back only after a sign-in',
  async (tenant, page, target) => {
    const opened: string[] = [];
    leadToSignIn(
      tenant,
      () => page,
      (address) => opened.push(address),
    )();
    const store = open(tenant, opened[0]!);
    expect(here()).toMatch(/^\/office\/supplies\/login/);
    expect(screen.getByRole('alert')).toHaveTextContent('We couldn’t confirm that you’re signed in.');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    act(() => void store.dispatch(accountActions.signInRequested({ username: 'a', password: 'b' })));
    act(() => void store.dispatch(accountActions.signedIn(buildAccount(buildProfile()))));
    expect(here()).toBe(target);
  },
);

it('leads a signed-in user on who came by a link', () => {
  open('sdc', signInAddress('sdc', '/account')!);
  expect(here()).toBe('/account');
});

it('shows no error of an earlier visit, but keeps a sign-in in flight', () => {
  const store = open('sdc', '/office/supplies/login', buildAccount());
  const submit = () =>
    act(() => void store.dispatch(accountActions.signInRequested({ username: 'a', password: 'b' })));
  const reopen = () => act(() => load().forEach(store.dispatch));
  submit();
  act(
    () =>
      void store.dispatch(
        accountActions.signInFailed({
          code: 'SIGN_IN_FAILED',
          status: 401,
          retryable: false,
          message: 'No.',
        }),
      ),
  );
  expect(screen.getByRole('alert')).toBeVisible();
  reopen();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  submit();
  reopen();
  expect(selectSignIn(store.getState())).toEqual({ phase: 'signing-in' });
});
