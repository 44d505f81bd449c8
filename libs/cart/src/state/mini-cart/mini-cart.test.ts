import fc from 'fast-check';
import { readShopCookie } from '@foolscap/core/cookies';
import { freezeTime, limitTurns, pass, settle } from '@foolscap/fake-time';
import { buildCart, buildCartItem, createFakeCartClient } from '../../testing/index.ts';
import { createCartStore } from '../../testing/cart-store.ts';
import type { FakeCartClient, FakeCartOptions } from '../../testing/index.ts';
import { selectCartAlert } from '../cart.selectors.ts';
import { cartActions } from '../cart.slice.ts';
import {
  createMiniCartModule,
  miniCartActions,
  selectHasNotification,
  selectIsMiniCartEntering,
  selectIsRemovalAnimating,
  selectMiniCartBreakpoint,
  selectMiniCartNotifications,
  selectMiniCartPhase,
  selectMiniCartRemoval,
  selectMiniCartSpinner,
  selectMiniCartVariant,
  selectOffersLogin,
  selectShowsMiniCart,
  selectShowsRecommendationSkeleton,
  selectShowsSavedItems,
} from './index.ts';
import type { MiniCartDeps } from './index.ts';

freezeTime();

async function setUp({ getOpenDelay, variant, ...options }: FakeCartOptions & MiniCartDeps = {}) {
  const client: FakeCartClient = createFakeCartClient(options);
  const miniCart = createMiniCartModule({
    ...(getOpenDelay && { getOpenDelay }),
    ...(variant && { variant }),
  });
  const { store } = createCartStore({ client }, [miniCart]);
  store.dispatch(cartActions.cartRequested());
  await settle();
  const read = <T>(selector: (state: ReturnType<typeof store.getState>) => T) => selector(store.getState());
  const countReads = () => client.calls.filter(({ operation }) => operation === 'getCart').length;
  return { client, store, read, countReads };
}

const LINE = { cartItemId: 'line-1' };
const twoLines = () =>
  buildCart({
    items: [
      buildCartItem(LINE),
      buildCartItem({ cartItemId: 'line-2', itemId: '24400022', partNumber: '24400022' }),
    ],
  });

describe('opening', () => {
  it('waits 2,000 ms while the content is not rendered', async () => {
    const { store, read } = await setUp();
    store.dispatch(miniCartActions.openRequested());
    await pass(1999);
    expect(read(selectShowsMiniCart)).toBe(false);
    await pass(1);
    expect(read(selectShowsMiniCart)).toBe(true);
    expect(read(selectIsMiniCartEntering)).toBe(true);
    store.dispatch(miniCartActions.entered());
    expect(read(selectIsMiniCartEntering)).toBe(false);
    expect(read(selectShowsMiniCart)).toBe(true);
  });

  it('waits for the delay of the application', async () => {
    const { store, read } = await setUp({ getOpenDelay: () => 300 });
    store.dispatch(miniCartActions.openRequested());
    await pass(299);
    expect(read(selectShowsMiniCart)).toBe(false);
    await pass(1);
    expect(read(selectShowsMiniCart)).toBe(true);
  });

  it.each([undefined, '50', -1, Number.NaN, Infinity])('ignores the setting %p', async (setting) => {
    const { store, read } = await setUp({ getOpenDelay: () => setting });
    store.dispatch(miniCartActions.openRequested());
    await pass(1999);
    expect(read(selectShowsMiniCart)).toBe(false);
    await pass(1);
    expect(read(selectShowsMiniCart)).toBe(true);
  });

  it('is immediate once the content has rendered', async () => {
    const { store, read } = await setUp();
    store.dispatch(miniCartActions.contentRendered());
    store.dispatch(miniCartActions.openRequested());
    expect(read(selectShowsMiniCart)).toBe(true);
    store.dispatch(miniCartActions.closeRequested());
    expect(read(selectShowsMiniCart)).toBe(false);
  });

  it('ends the delay when the content has rendered', async () => {
    const { store, read } = await setUp();
    store.dispatch(miniCartActions.openRequested());
    await pass(100);
    expect(read(selectMiniCartPhase)).toBe('waiting');
    store.dispatch(miniCartActions.contentRendered());
    expect(read(selectShowsMiniCart)).toBe(true);
    // The delay does not reopen it.
    store.dispatch(miniCartActions.closeRequested());
    await pass(5000);
    expect(read(selectMiniCartPhase)).toBe('closed');
  });

  it('is canceled by closing', async () => {
    const { store, read } = await setUp();
    store.dispatch(miniCartActions.openRequested());
    await pass(1000);
    store.dispatch(miniCartActions.closeRequested());
    await pass(5000);
    expect(read(selectShowsMiniCart)).toBe(false);
    store.dispatch(miniCartActions.openRequested());
    await pass(2000);
    expect(read(selectShowsMiniCart)).toBe(true);
  });

  it('keeps the time of the first request, and shows the list of the last', async () => {
    const { store, read } = await setUp();
    store.dispatch(miniCartActions.openRequested());
    await pass(1500);
    store.dispatch(miniCartActions.openRequested({ view: 'saved' }));
    expect(read(selectShowsSavedItems)).toBe(false);
    await pass(500);
    expect(read(selectShowsSavedItems)).toBe(true);
    store.dispatch(miniCartActions.openRequested());
    expect([read(selectShowsMiniCart), read(selectShowsSavedItems)]).toEqual([true, false]);
  });
});

describe('removing a line', () => {
  it('animates for 1,000 ms, then refreshes the cart', async () => {
    const { store, read, countReads, client } = await setUp({ cart: twoLines() });
    store.dispatch(miniCartActions.removalRequested(LINE));
    await pass(999);
    expect(client.server.cart.items).toHaveLength(1);
    expect(read(selectIsRemovalAnimating)).toBe(true);
    expect(countReads()).toBe(1);
    await pass(1);
    expect(read(selectIsRemovalAnimating)).toBe(false);
    expect(countReads()).toBe(2);
  });

  it('waits for the confirmation before it refreshes', async () => {
    let delay = 0;
    const { store, read, countReads } = await setUp({
      cart: twoLines(),
      latency: () => new Promise((resolve) => setTimeout(resolve, delay)),
    });
    delay = 3000;
    store.dispatch(miniCartActions.removalRequested(LINE));
    await pass(1000);
    expect(read(selectIsRemovalAnimating)).toBe(false);
    expect(read((state) => selectMiniCartRemoval(state, 'line-1'))).toBe('settling');
    await pass(1999);
    expect(countReads()).toBe(1);
    await pass(1);
    expect(countReads()).toBe(2);
    expect(read((state) => selectMiniCartRemoval(state, 'line-1'))).toBeUndefined();
  });

  it('sends one removal for repeated clicks', async () => {
    const { store, client, countReads } = await setUp({ cart: twoLines() });
    store.dispatch(miniCartActions.removalRequested(LINE));
    await pass(100);
    store.dispatch(miniCartActions.removalRequested(LINE));
    await pass(2000);
    expect(client.calls.filter(({ operation }) => operation === 'removeItem')).toHaveLength(1);
    expect(countReads()).toBe(2);
  });

  it('ends the animation when the removal fails, and notifies of it', async () => {
    const { store, read, client } = await setUp({ cart: twoLines() });
    client.failNext('removeItem', { code: 'UNAVAILABLE', status: 503 });
    store.dispatch(miniCartActions.removalRequested(LINE));
    await settle();
    expect(read(selectIsRemovalAnimating)).toBe(false);
    expect(read(selectMiniCartNotifications)).toEqual([
      { cartItemId: 'line-1', alertType: 'warning', code: 'UNAVAILABLE' },
    ]);
    // Reported only once: the cart page shows no alert for it later.
    expect(read(selectCartAlert)).toBeUndefined();
  });

  it('ends with Undo, without a refresh', async () => {
    const { store, read, countReads, client } = await setUp({ cart: twoLines() });
    store.dispatch(miniCartActions.removalRequested(LINE));
    await pass(400);
    store.dispatch(cartActions.undoRequested(LINE));
    await pass(2000);
    expect(read(selectIsRemovalAnimating)).toBe(false);
    expect(countReads()).toBe(1);
    expect(client.server.cart.items).toHaveLength(2);
  });

  it('is forgotten when an order ends the cart', async () => {
    const { store, read, countReads } = await setUp({ cart: twoLines() });
    store.dispatch(miniCartActions.removalRequested(LINE));
    await pass(500);
    store.dispatch(cartActions.cartReset());
    await pass(5000);
    expect(read(selectIsRemovalAnimating)).toBe(false);
    expect(countReads()).toBe(1);
  });

  it('leaves nothing behind in any order of replies', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.boolean(), async (scheduler, fails) => {
        const { store, read, client } = await setUp({
          cart: twoLines(),
          latency: () => scheduler.schedule(Promise.resolve(), 'reply'),
        });
        await scheduler.waitAll();
        if (fails) client.failNext('removeItem', { code: 'UNAVAILABLE', status: 503 });
        const step = (label: string, builder: () => void) => ({ label, builder: async () => builder() });
        scheduler.scheduleSequence([
          step('remove 1', () => store.dispatch(miniCartActions.removalRequested(LINE))),
          step('remove 2', () => store.dispatch(miniCartActions.removalRequested({ cartItemId: 'line-2' }))),
        ]);
        scheduler.scheduleSequence([
          step('read', () => store.dispatch(cartActions.cartRequested())),
          step('time', () => void jest.advanceTimersByTime(1000)),
        ]);
        const turn = limitTurns('requests are still sent');
        do {
          while (scheduler.count() > 0) {
            turn();
            await scheduler.waitOne();
            await settle();
          }
          await pass(2000);
        } while (scheduler.count() > 0);
        expect(store.getState().miniCart.removals).toEqual({});
        expect(client.server.cart.items).toHaveLength(fails ? 1 : 0);
        expect(read((state) => state.cart.info.value?.items.map(({ cartItemId }) => cartItemId))).toEqual(
          client.server.cart.items.map(({ cartItemId }) => cartItemId),
        );
      }),
      { numRuns: process.env.FOOLSCAP_FULL ? 500 : 25 },
    );
  });
});

describe('notifications', () => {
  it('are warnings unless their message has a type', async () => {
    const { store, read } = await setUp();
    store.dispatch(
      miniCartActions.notificationsShown({
        messages: [{ code: 'A' }, { code: 'B', type: 'ERROR' }, { code: 'C', type: 'INFO' }],
      }),
    );
    store.dispatch(miniCartActions.notificationsShown({ messages: [{ code: 'D' }], ...LINE }));
    expect(read(selectMiniCartNotifications)).toEqual([
      { code: 'A', alertType: 'warning' },
      { code: 'B', alertType: 'failure' },
      { code: 'C', alertType: 'info' },
      { code: 'D', alertType: 'warning', cartItemId: 'line-1' },
    ]);
    store.dispatch(miniCartActions.notificationsDismissed({}));
    expect(read(selectMiniCartNotifications)).toHaveLength(1);
    store.dispatch(miniCartActions.notificationsDismissed(LINE));
    expect(read(selectHasNotification)).toBe(false);
  });

  it('follow the messages of the last add', async () => {
    const { store, read } = await setUp({
      onAdd: (line) => ({ ...line, messages: [{ code: 'QTY_LIMIT_ITEM', type: 'WARN' }] }),
    });
    store.dispatch(cartActions.addToCartRequested([{ itemId: '24400011', qty: 1 }]));
    await settle();
    expect(read(selectMiniCartNotifications)).toMatchObject([
      { code: 'QTY_LIMIT_ITEM', alertType: 'warning', cartItemId: expect.any(String) as string },
    ]);
    store.dispatch(miniCartActions.closeRequested());
    expect(read(selectHasNotification)).toBe(false);
  });
});

it('shows the spinner while the cart changes, and over everything while checkout is entered', async () => {
  let finish: () => void = () => undefined;
  const { store, read } = await setUp({
    latency: () => new Promise<void>((resolve) => (finish = resolve)),
  });
  expect(read(selectMiniCartSpinner)).toBe('active');
  finish();
  await settle();
  expect(read(selectMiniCartSpinner)).toBe('none');
  store.dispatch(cartActions.checkoutRequested());
  expect(read(selectMiniCartSpinner)).toBe('modal');
  await settle();
  finish();
  await settle();
  expect(read(selectMiniCartSpinner)).toBe('none');
});

it('offers to sign in while it is open and the cart requires it', async () => {
  const { cartAttributes, ...cart } = buildCart();
  const { store, read } = await setUp({
    cart: { ...cart, cartAttributes: { ...cartAttributes, loginRequired: true } },
  });
  expect(read(selectOffersLogin)).toBe(false);
  store.dispatch(miniCartActions.contentRendered());
  store.dispatch(miniCartActions.openRequested());
  expect(read(selectOffersLogin)).toBe(true);
});

it('shows a skeleton while recommendations load', async () => {
  const { store, read } = await setUp();
  const shown = [read(selectShowsRecommendationSkeleton)];
  for (const action of [
    miniCartActions.recommendationsRequested(),
    miniCartActions.recommendationsReceived(),
    miniCartActions.recommendationsRequested(),
    miniCartActions.recommendationsFailed(),
  ]) {
    store.dispatch(action);
    shown.push(read(selectShowsRecommendationSkeleton));
  }
  expect(shown).toEqual([false, true, false, true, false]);
});

it.each([
  ['MCVCB=1', 'compact'],
  ['MCVCB=Y', 'compact'],
  ['', 'full'],
] as const)('has the layout of the cookie %p: %s', async (cookie, expected) => {
  const { store, read } = await setUp({ variant: readShopCookie(cookie, 'MCVCB') ? 'compact' : 'full' });
  expect(read(selectMiniCartVariant)).toBe(expected);
  store.dispatch(cartActions.cartReset());
  expect(read(selectMiniCartVariant)).toBe(expected);
});

it('keeps nothing but its breakpoint over a reset of the cart', async () => {
  const { store, read } = await setUp();
  store.dispatch(miniCartActions.breakpointChanged('sm'));
  const before = store.getState().miniCart;
  store.dispatch(miniCartActions.contentRendered());
  store.dispatch(miniCartActions.openRequested({ view: 'saved' }));
  store.dispatch(miniCartActions.notificationsShown({ messages: [{ code: 'A' }] }));
  store.dispatch(miniCartActions.recommendationsRequested());
  store.dispatch(cartActions.cartReset());
  expect(store.getState().miniCart).toEqual(before);
  expect(read(selectMiniCartBreakpoint)).toBe('sm');
});
