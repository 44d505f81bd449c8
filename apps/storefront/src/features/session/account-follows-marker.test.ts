import { accountActions, selectIsSignedIn } from '@foolscap/account/state';
import { FAKE_PASSWORD } from '@foolscap/account/testing';
import { cartActions } from '@foolscap/cart/state';
import { createTestTabs } from '@foolscap/core/tabs';
import { freezeTime, pass } from '@foolscap/fake-time';
import { createTabsFeature } from './tabs-feature.ts';
import { createFakeShop } from '../../testing/fake-shop.ts';
import type { TabMessage } from './tabs-stay-in-step.ts';
import { openTestStore } from '../../testing/open-test-store.ts';

freezeTime();

/** Opens a page whose sign-in marker the test sets, and which the shopper can leave and return to. */
async function openPage({ signedIn = false, cookies = '' } = {}) {
  const shop = createFakeShop({ signedIn });
  const { store, add, calls } = openTestStore(shop.transport);
  store.dispatch(accountActions.accountRequested());
  store.dispatch(cartActions.cartRequested());
  await pass(1000);
  calls.length = 0;
  const page = { cookies, leave: () => undefined as void, comeBack: () => undefined as void };
  add(
    createTabsFeature('sdc', createTestTabs<TabMessage>().open(), undefined, {
      getCookies: () => page.cookies,
      onReturn: (heard) => {
        page.comeBack = heard;
        return () => undefined;
      },
    }),
  );
  await pass(1000);
  return { calls, page, shop, isSignedIn: () => selectIsSignedIn(store.getState()) };
}

it.each([
  ['signed in, with its marker', { signedIn: true, cookies: 'fs_member=1' }],
  ['signed out, with its marker', { cookies: 'fs_member=LOGGEDOFF' }],
  ['of a browser without markers', { signedIn: true }],
  ['signed out, with the marker of the other site', { cookies: 'fs_business=1' }],
])('a page that is %s reads nothing', async (_case, options) => {
  const { calls, page } = await openPage(options);
  page.comeBack();
  await pass(1000);
  expect(calls).toEqual([]);
});

it('a page restored from history that shows an account after sign-out removes it immediately', async () => {
  const { calls, page, shop, isSignedIn } = await openPage({ signedIn: true, cookies: 'fs_member=1' });
  await shop.account.signOut();
  page.cookies = 'fs_member=LOGGEDOFF';
  page.comeBack();
  expect(isSignedIn()).toBe(false);
  await pass(1000);
  expect(calls).toEqual(expect.arrayContaining(['GET /account', 'GET /checkout']));
  expect(isSignedIn()).toBe(false);
});

it('a page without an account reads the account after a sign-in elsewhere', async () => {
  const { page, shop, isSignedIn } = await openPage();
  await shop.account.signIn({ username: 'pat@example.com', password: FAKE_PASSWORD });
  page.cookies = 'fs_member=1';
  page.comeBack();
  await pass(1000);
  expect(isSignedIn()).toBe(true);
});

it('the server decides, regardless of the marker', async () => {
  const { calls, isSignedIn } = await openPage({ cookies: 'fs_member=1' });
  expect(calls).toContain('GET /account');
  expect(isSignedIn()).toBe(false);
});
