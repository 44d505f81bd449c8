import fc from 'fast-check';
import { freezeTime, limitTurns, pass, settle } from '@foolscap/fake-time';
import { SHARED_CART_CODES } from '../../model/shared-carts.ts';
import { buildCart, buildCartItem } from '../../testing/builders.ts';
import { createCartStore } from '../../testing/cart-store.ts';
import { createFakeCartClient } from '../../testing/fake-cart-client.ts';
import {
  buildSharedCart,
  buildSharedItem,
  createFakeSharedCartsClient,
} from '../../testing/fake-shared-carts-client.ts';
import {
  selectAddFeedback,
  selectCart,
  selectCartAlert,
  selectIsChanging,
  selectLines,
} from '../cart.selectors.ts';
import { cartActions } from '../cart.slice.ts';
import {
  createSharedCartModule,
  selectCreatedLink,
  selectIsAddingShared,
  selectIsSharing,
  selectRevoking,
  selectSharedCart,
  selectSharedCartLinks,
  selectShareFailure,
  sharedCartActions,
} from './index.ts';

freezeTime();

const foreign = buildSharedCart({
  items: [
    buildSharedItem({ itemId: 'pen', qty: 3 }),
    buildSharedItem({ itemId: 'plan', qty: 2, parentItemId: 'pen' }),
  ],
});

/** Starts a store with the cart and shared carts. */
function setUp(latency: () => Promise<unknown> = () => Promise.resolve()) {
  const client = createFakeCartClient({
    cart: buildCart({ items: [buildCartItem({ itemId: 'a', qty: 2 })] }),
    plans: { plan: ['pen'] },
    latency,
  });
  const shared = createFakeSharedCartsClient({ cart: client, shared: [foreign] });
  let keys = 0;
  const newKey = () => `key-${(keys += 1)}`;
  const { store } = createCartStore({ client, newKey }, [createSharedCartModule({ client: shared, newKey })]);
  const held = () => selectLines(store.getState()).map(({ line }) => `${line.itemId} ${line.qty}`);
  return { store, client, shared, held, get: store.getState };
}

describe('a shared cart', () => {
  it('is shown, and added with its plans and the feedback of an add', async () => {
    const { store, get, held } = setUp();
    store.dispatch(cartActions.cartRequested());
    store.dispatch(sharedCartActions.sharedCartRequested('share-1'));
    expect(selectSharedCart(get()).phase).toBe('loading');
    await settle();
    expect(selectSharedCart(get()).value).toEqual(foreign);
    store.dispatch(sharedCartActions.addSharedRequested({ shareId: 'share-1' }));
    expect(selectIsAddingShared(get())).toBe(true);
    await settle();
    expect(selectIsAddingShared(get())).toBe(false);
    expect(held()).toEqual(['a 2', 'pen 3']);
    expect(selectCart(get())?.items.map(({ itemId }) => itemId)).toEqual(['a', 'pen', 'plan']);
    expect(selectAddFeedback(get())).toMatchObject({ phase: 'added', kind: 'toast', lines: [{}, {}] });
  });

  it('disappears when the link was revoked, even while it is shown', async () => {
    const { store, get, held, shared } = setUp();
    store.dispatch(sharedCartActions.sharedCartRequested('unknown'));
    await settle();
    expect(selectSharedCart(get())).toMatchObject({ failure: { code: SHARED_CART_CODES.notFound } });
    store.dispatch(sharedCartActions.sharedCartRequested('share-1'));
    await settle();
    shared.shared.delete('share-1');
    store.dispatch(sharedCartActions.addSharedRequested({ shareId: 'share-1' }));
    await pass(3000);
    expect(selectSharedCart(get())).toEqual({
      phase: 'failed',
      failure: expect.objectContaining({ code: SHARED_CART_CODES.notFound }) as unknown,
    });
    // The link's page shows it.
    expect(selectCartAlert(get())).toBeUndefined();
    expect(held()).toEqual(['a 2']);
  });

  it('is added once by "Try again" after a lost reply', async () => {
    const { store, client, get, held } = setUp();
    store.dispatch(cartActions.cartRequested());
    client.failNext('addShared', { status: 503, code: 'UNAVAILABLE', retryable: true }, true);
    store.dispatch(sharedCartActions.addSharedRequested({ shareId: 'share-1' }));
    await pass(3000);
    expect(selectCartAlert(get())?.change).toMatchObject({ kind: 'addShared' });
    store.dispatch(cartActions.retryRequested());
    await pass(3000);
    expect(held()).toEqual(['a 2', 'pen 3']);
  });

  it('is added and shared once by two clicks, also when the first is in flight', async () => {
    const replies: (() => void)[] = [];
    const { store, client, held, get } = setUp(() => new Promise<void>((resolve) => replies.push(resolve)));
    const answer = async () => {
      replies.shift()?.();
      await settle();
    };
    store.dispatch(cartActions.cartRequested());
    await answer();
    for (let click = 0; click < 2; click += 1) {
      store.dispatch(sharedCartActions.addSharedRequested({ shareId: 'share-1' }));
      await settle();
    }
    await answer();
    expect(held()).toEqual(['a 2', 'pen 3']);
    for (let click = 0; click < 2; click += 1) {
      store.dispatch(sharedCartActions.shareRequested());
      await settle();
    }
    await answer();
    expect(client.calls.map(({ operation }) => operation)).toEqual(['getCart', 'addShared', 'shareCart']);
    expect([selectIsSharing(get()), selectIsAddingShared(get())]).toEqual([false, false]);
    store.dispatch(sharedCartActions.addSharedRequested({ shareId: 'share-1' }));
    await answer();
    expect(held()).toEqual(['a 2', 'pen 6']);
  });

  it('is read again after an order, which may change its prices', async () => {
    const { store, get } = setUp();
    store.dispatch(sharedCartActions.sharedCartRequested('share-1'));
    await settle();
    store.dispatch(cartActions.cartReset());
    expect(selectSharedCart(get()).phase).toBe('idle');
  });

  it.each([1, 2])(
    'shows the cart that was requested last, when reply %i is the first to arrive',
    async (first) => {
      const replies: (() => void)[] = [];
      const { store, get, shared } = setUp(() => new Promise<void>((resolve) => replies.push(resolve)));
      shared.shared.set('share-2', buildSharedCart({ shareId: 'share-2' }));
      store.dispatch(sharedCartActions.sharedCartRequested('share-1'));
      store.dispatch(sharedCartActions.sharedCartRequested('share-2'));
      for (const index of [first, 3 - first]) {
        replies[index - 1]!();
        await settle();
      }
      expect(selectSharedCart(get()).value?.shareId).toBe('share-2');
    },
  );
});

describe('own links', () => {
  it('are created after the changes before them, and once for two clicks', async () => {
    const { store, client, get, shared } = setUp();
    store.dispatch(cartActions.cartRequested());
    await settle();
    store.dispatch(cartActions.quantityChangeRequested({ cartItemId: 'line-1', qty: 7 }));
    store.dispatch(sharedCartActions.shareRequested());
    store.dispatch(sharedCartActions.shareRequested());
    expect(selectIsSharing(get())).toBe(true);
    await pass(3000);
    expect(selectIsSharing(get())).toBe(false);
    expect(client.calls.map(({ operation }) => operation)).toEqual(['getCart', 'updateItems', 'shareCart']);
    const link = selectCreatedLink(get())!;
    expect(link).toMatchObject({ numberOfItems: 7 });
    expect(shared.shared.get(link.shareId)?.items).toMatchObject([{ itemId: 'a', qty: 7 }]);
    store.dispatch(sharedCartActions.shareDismissed());
    expect(selectCreatedLink(get())).toBeUndefined();
  });

  it('keep the reason why the cart could not be shared', async () => {
    const { store, client, get } = setUp();
    client.failNext('shareCart', { status: 409, code: SHARED_CART_CODES.limit });
    store.dispatch(sharedCartActions.shareRequested());
    await pass(3000);
    expect(selectShareFailure(get())).toMatchObject({ code: SHARED_CART_CODES.limit });
    store.dispatch(sharedCartActions.shareRequested());
    expect(selectShareFailure(get())).toBeUndefined();
    await pass(3000);
    expect(selectCreatedLink(get())).toBeDefined();
  });

  it('leave the list when they are revoked, also by another window, and stay when that failed', async () => {
    const { store, client, get, shared } = setUp();
    const link = await shared.shareCart('first');
    const other = await shared.shareCart('second');
    store.dispatch(sharedCartActions.linksRequested());
    await settle();
    expect(selectSharedCartLinks(get()).value).toEqual([other, link]);
    client.failNext('revokeShare', { status: 503, code: 'UNAVAILABLE' });
    store.dispatch(sharedCartActions.revokeRequested(link.shareId));
    await settle();
    expect(selectRevoking(get())).toMatchObject({ [link.shareId]: { phase: 'failed' } });
    for (const [{ shareId }, left] of [
      [link, [other]],
      [other, []],
    ] as const) {
      if (shareId === other.shareId) await shared.revokeShare(shareId, 'elsewhere');
      store.dispatch(sharedCartActions.revokeRequested(shareId));
      await settle();
      expect(selectSharedCartLinks(get()).value).toEqual(left);
    }
    expect(selectRevoking(get())).toEqual({});
  });
});

it('shows the links and the lines of the server in every order of replies', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(
        fc.constantFrom(
          sharedCartActions.shareRequested(),
          sharedCartActions.linksRequested(),
          'revoke' as const,
          sharedCartActions.addSharedRequested({ shareId: 'share-1' }),
          cartActions.quantityChangeRequested({ cartItemId: 'line-1', qty: 5 }),
          cartActions.cartRefreshRequested(),
        ),
        { minLength: 1, maxLength: 7 },
      ),
      async (scheduler, commands) => {
        const { store, client, shared, get } = setUp(() => scheduler.schedule(Promise.resolve(), 'reply'));
        const finish = async () => {
          const turn = limitTurns('requests are still sent');
          do {
            while (scheduler.count() > 0) {
              turn();
              await scheduler.waitOne();
              await pass(700);
            }
            await pass(3000);
          } while (scheduler.count() > 0);
        };
        store.dispatch(cartActions.cartRequested());
        store.dispatch(sharedCartActions.linksRequested());
        await finish();
        scheduler.scheduleSequence(
          commands.map((command) => ({
            label: command === 'revoke' ? command : command.type,
            async builder() {
              // The shopper revokes the link of the shown cart.
              const [link] = selectSharedCartLinks(get()).value ?? [];
              if (command !== 'revoke') store.dispatch(command);
              else if (link) store.dispatch(sharedCartActions.revokeRequested(link.shareId));
            },
          })),
        );
        await finish();
        const onServer = shared.listShares();
        await finish();
        const ids = (links: readonly { shareId: string }[] | undefined) =>
          links?.map(({ shareId }) => shareId);
        expect(ids(selectSharedCartLinks(get()).value)).toEqual(ids(await onServer));
        expect(selectCart(get())?.items).toEqual(client.server.cart.items);
        expect(selectIsChanging(get())).toBe(false);
        expect(selectIsSharing(get())).toBe(false);
        expect(Object.values(selectRevoking(get()))).toEqual([]);
      },
    ),
    { numRuns: process.env.FOOLSCAP_FULL ? 1000 : 60 },
  );
});
