import { act, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter, useNavigate } from 'react-router';
import type { NavigateFunction } from 'react-router';
import { accountActions, selectAccountLoad, selectIsSignedIn } from '@foolscap/account/state';
import { createSecretHandover } from '@foolscap/payments/state';
import { useRouteLoading } from '../connection/route-loading.tsx';
import { PageServicesProvider } from '../rendering/page-services.ts';
import { createFakeShop } from '../testing/fake-shop.ts';
import { openTestStore } from '../testing/open-test-store.ts';
import PageDrawer from './PageDrawer.tsx';
import { ShopProvider } from './shop-context.ts';

// jsdom has none.
beforeEach(() => void jest.spyOn(window, 'scrollTo').mockReturnValue());

/** Opens the home page for a signed-in shopper, whose session may end in another browser. */
async function open() {
  const { transport, account } = createFakeShop({ signedIn: true });
  const { store, open: openChunk, calls } = openTestStore(transport);
  store.dispatch(accountActions.accountRequested());
  await waitFor(() => expect(selectIsSignedIn(store.getState())).toBe(true));
  calls.length = 0;
  let navigate: NavigateFunction;
  function Page() {
    navigate = useNavigate();
    useRouteLoading();
    return null;
  }
  const show = (drawerHref?: string) => (
    <Provider store={store}>
      <ShopProvider
        value={{
          tenant: 'sdc',
          locale: 'en-US',
          basename: '',
          origin: location.origin,
          formKey: 'f',
          otherSite: 'http://b.test',
        }}
      >
        <PageServicesProvider
          value={{ cards: createSecretHandover(), open: openChunk, report: () => undefined, now: () => 0 }}
        >
          <MemoryRouter>
            <Page />
            {drawerHref && (
              <PageDrawer
                opener={Object.assign(document.createElement('a'), { href: drawerHref })}
                onClose={() => undefined}
              />
            )}
          </MemoryRouter>
        </PageServicesProvider>
      </ShopProvider>
    </Provider>
  );
  const { rerender } = render(show());
  return {
    calls,
    endSession: () => account.signOut(),
    getAccount: () => selectAccountLoad(store.getState()),
    visit: (path: string) => act(() => void navigate(path)),
    openDrawer: (href: string) => rerender(show(href)),
  };
}

it.each(['/account/orders', '/account/details', '/account/welcome'])(
  'the page %s notices that the session has ended',
  async (path) => {
    const { endSession, getAccount, visit } = await open();
    await endSession();
    visit(path);
    await waitFor(() => expect(getAccount().value?.session.isLoggedIn).toBe(false));
  },
);

it('other pages do not read the account', async () => {
  const { calls, visit } = await open();
  visit('/help');
  await waitFor(() => expect(calls).toContain('GET /content/help'));
  expect(calls).not.toContain('GET /account');
});

it('a drawer shows an account page', async () => {
  const { calls, openDrawer } = await open();
  openDrawer('/account/messages');
  expect(await screen.findByRole('heading', { name: 'Your messages' })).toBeVisible();
  expect(calls).toContain('GET /account/messages');
});

it('a drawer shows the sign-in form if the session has ended, without a call that would leave the page', async () => {
  const { calls, endSession, openDrawer } = await open();
  await endSession();
  openDrawer('/account/messages');
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(calls).not.toContain('GET /account/messages');
});
