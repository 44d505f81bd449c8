import { accountActions } from '@foolscap/account/state';
import { buildAccount, buildProfile } from '@foolscap/account/testing';
import { freezeTime, settle } from '@foolscap/fake-time';
import type { NavigationData } from '@foolscap/header/contract';
import { selectNavigation } from '@foolscap/header/state';
import { sampleNavigation } from '@foolscap/header/testing';
import { pageOpened } from '../../routing/pages.ts';
import { openTestStore } from '../../testing/open-test-store.ts';
import type { Shop } from '../../shell/shop-context.ts';
import { addNavigationWhenNeeded } from './add-navigation.ts';

freezeTime();

const MEMBER = buildAccount(buildProfile());
const GUEST = buildAccount();
const HELP = { id: 'help', label: 'Help', url: '/help' };
const SCAN = { id: 'scan', label: 'Scan', url: '/scan', permissionlimit: 'MOBILE_ONLY,!HT_LOGO_ONLY' };
const PENDING: NavigationData = { ...sampleNavigation, tools: [HELP, SCAN] };

let changeWidth: () => void;
function setWidth(width: number) {
  window.innerWidth = width;
  changeWidth?.();
}
beforeEach(() => {
  const listeners = new Set<() => void>();
  changeWidth = () => listeners.forEach((listener) => listener());
  window.matchMedia = () =>
    ({ addEventListener: (_: string, listener: () => void) => void listeners.add(listener) }) as never;
  setWidth(1280);
  window.history.replaceState({}, '', '/cc/mmx/c/paper');
});

/** Opens a page that the server rendered with an account. */
function open(account: typeof GUEST, pendingNavigation?: NavigationData) {
  const { store, add, calls } = openTestStore(async () => ({
    status: 200,
    headers: {},
    body: { data: { ...sampleNavigation, hat: [] } },
  }));
  store.dispatch(accountActions.accountReceived(account));
  const state = store.getState();
  const shop: Shop = {
    tenant: 'sba',
    locale: 'en-US',
    basename: '/cc/mmx',
    origin: 'https://shop.example',
    formKey: 'page',
    otherSite: '/',
    ...(pendingNavigation && { pendingNavigation }),
  };
  const addFeature = async () => {
    addNavigationWhenNeeded({ store, add, shop, state });
    // Its code loads.
    await settle();
  };
  const getTools = () => selectNavigation(store.getState())?.tools.map(({ id }) => id);
  return { store, addFeature, calls, getTools };
}

it('requests nothing for the user of the page', async () => {
  const { store, addFeature, calls } = open(MEMBER);
  await addFeature();
  await settle();
  expect(calls).toEqual([]);
  expect(selectNavigation(store.getState())).toBeUndefined();
});

it.each(['before', 'after'])('reads the navigation for another user, %s the page is idle', async (when) => {
  const { store, addFeature, calls } = open(MEMBER);
  if (when === 'after') await addFeature();
  store.dispatch(accountActions.accountReceived(GUEST));
  if (when === 'before') await addFeature();
  await settle();
  expect(calls.filter((call) => call === 'GET /navigation')).toHaveLength(1);
  expect(selectNavigation(store.getState())!.hat).toEqual([]);
});

it('shows links that are limited to a breakpoint and a header type while the page has them', async () => {
  const { store, addFeature, calls, getTools } = open(GUEST, PENDING);
  await addFeature();
  expect(getTools()).toEqual(['help']);
  setWidth(390);
  await settle();
  expect(getTools()).toEqual(['help', 'scan']);
  window.history.replaceState({}, '', '/cc/mmx/checkout');
  store.dispatch(pageOpened);
  await settle();
  expect(getTools()).toEqual(['help']);
  expect(calls).toEqual([]);
});
