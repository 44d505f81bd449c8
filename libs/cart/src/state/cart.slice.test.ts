import type { CartInfo, CartItem } from '../contract/index.ts';
import { buildCart, buildCartChange, buildCartItem } from '../testing/index.ts';
import {
  selectAddingQuantity,
  selectIsChanging,
  selectItemCount,
  selectLines,
  selectQuantitiesByItem,
} from './cart.selectors.ts';
import { cartActions, cartReducer } from './cart.slice.ts';
import { initialCartState } from './cart.state.ts';
import type { CartState } from './cart.state.ts';

type Action = Parameters<typeof cartReducer>[1];

const line = (name: string, special: Partial<CartItem> = {}) =>
  buildCartItem({ cartItemId: name, itemId: `item-${name}`, ...special });
const getCart = (...names: string[]) => buildCart({ items: names.map((name) => line(name)) });
const run = (state: CartState, ...actions: Action[]) => actions.reduce<CartState>(cartReducer, state);
const received = (cartInfo: CartInfo, sessionId: string | undefined = 'session-1') =>
  cartActions.cartReceived({ data: { cartInfo }, sessionId });
const ready = (cart: CartInfo, sessionId?: string) => run(initialCartState, received(cart, sessionId));

/** Returns the action for the server's removal of a line from the state's cart. */
const removed = (state: CartState, name: string) =>
  cartActions.lineRemoved({
    cartItemId: name,
    reply: {
      data: { cartInfo: buildCartChange(state.info.value!, [line(name, { status: 'DELETED' })]) },
      sessionId: 'session-1',
    },
  });
const restored = (state: CartState, name: string) =>
  cartActions.lineRestored({
    cartItemId: name,
    reply: { data: { cartInfo: buildCartChange(state.info.value!, [line(name)]) }, sessionId: 'session-1' },
  });
const remove = (state: CartState, ...names: string[]) =>
  names.reduce((before, name) => run(before, removed(before, name)), state);
/** Returns the ids of the shown lines; `b*` is a removed line that can still be restored. */
const shown = (cart: CartState) =>
  selectLines({ cart }).map((view) => view.line.cartItemId + (view.kind === 'removed' ? '*' : ''));

const failure = { code: 'INTERNAL', status: 500, retryable: false, message: 'no' };
const aborted = { code: 'ABORTED', retryable: false, message: 'Request aborted' };

describe('reading', () => {
  it('keeps the last cart while a newer one is loading, and when loading fails', () => {
    const cart = getCart('a');
    const loading = run(ready(cart), cartActions.cartRequested());
    expect(loading).toMatchObject({ info: { phase: 'loading', value: cart } });
    expect(run(loading, cartActions.cartFailed(failure))).toMatchObject({
      info: { phase: 'failed', failure, value: cart },
    });
  });

  it('returns to the former phase after an abort', () => {
    expect(run(initialCartState, cartActions.cartRequested(), cartActions.cartFailed(aborted)).info).toEqual({
      phase: 'idle',
    });
    expect(
      run(ready(getCart('a')), cartActions.cartRequested(), cartActions.cartFailed(aborted)).info,
    ).toMatchObject({ phase: 'ready' });
  });

  it('ignores a reply that is older than the held cart', () => {
    const newer = buildCart({ revision: 7, items: [line('a', { qty: 7 })] });
    const state = run(ready(newer), received(buildCart({ revision: 6, items: [line('a', { qty: 1 })] })));
    expect(state.info.value!.items[0]!.qty).toBe(7);
    expect(state.info.phase).toBe('ready');
  });

  it('in another session drops the former cart', () => {
    let state = remove(ready(buildCart({ revision: 90, items: [line('a'), line('b')] })), 'a');
    state = run(state, cartActions.quantityChangeRequested({ cartItemId: 'b', qty: 5 }));
    state = run(state, received(buildCart({ revision: 1, items: [line('z')] }), 'session-2'));
    expect(shown(state)).toEqual(['z']);
    expect(state).toMatchObject({ removed: {}, pending: {}, sessionId: 'session-2' });
  });

  it('of another cart in the same session drops pending changes of the former cart', () => {
    const state = run(
      remove(ready(getCart('a', 'b')), 'a'),
      cartActions.quantityChangeRequested({ cartItemId: 'b', qty: 5 }),
      received(buildCart({ cartId: 'cart-2', items: [line('z')] })),
    );
    expect(shown(state)).toEqual(['z']);
    expect(selectIsChanging({ cart: state })).toBe(false);
  });
});

describe('adding', () => {
  const add = (...items: [string, number][]) =>
    cartActions.addToCartRequested(items.map(([itemId, qty]) => ({ itemId, qty })));
  const failed = (items: { itemId: string; qty: number }[]) =>
    cartActions.addFailed({ request: { items, redirect: false }, key: 'key-1', failure });

  it('counts pending quantities by item until each add is settled', () => {
    const twice = run(initialCartState, add(['a', 2], ['b', 1]), add(['a', 3]));
    expect(selectAddingQuantity({ cart: twice }, 'a')).toBe(5);
    expect(selectIsChanging({ cart: twice })).toBe(true);

    const once = run(
      twice,
      failed([
        { itemId: 'a', qty: 2 },
        { itemId: 'b', qty: 1 },
      ]),
    );
    expect([selectAddingQuantity({ cart: once }, 'a'), selectAddingQuantity({ cart: once }, 'b')]).toEqual([
      3, 0,
    ]);

    const none = run(once, failed([{ itemId: 'a', qty: 3 }]));
    expect(selectIsChanging({ cart: none })).toBe(false);
  });

  it('clears the feedback of the last add', () => {
    const withFeedback = run(initialCartState, failed([{ itemId: 'a', qty: 1 }]));
    expect(withFeedback.feedback).toMatchObject({ phase: 'failed', key: 'key-1' });
    expect(run(withFeedback, add(['a', 1])).feedback).toBeUndefined();
    expect(run(withFeedback, cartActions.feedbackClosed()).feedback).toBeUndefined();
  });
});

describe('quantities', () => {
  const change = (qty: number) => cartActions.quantityChangeRequested({ cartItemId: 'a', qty });

  it('keep a newer change when an older one is applied', () => {
    const pending = run(ready(getCart('a')), change(3), change(4));
    const reply = {
      data: { cartInfo: buildCartChange(pending.info.value!, [line('a', { qty: 3 })]) },
      sessionId: 'session-1',
    };
    const applied = run(pending, cartActions.quantitiesChanged({ sent: { a: { wanted: 3 } }, reply }));
    expect(selectLines({ cart: applied })[0]).toMatchObject({ qty: 4, pending: ['quantity'] });
  });

  it('show an alert for each failure, but not for an abort', () => {
    const failedWith = (reason: typeof failure | typeof aborted, wanted: number) =>
      cartActions.quantityChangeFailed({
        request: { a: { wanted } },
        key: 'key-1',
        failure: reason,
      });
    const start = ready(getCart('a'));
    const twice = run(start, change(3), failedWith(failure, 3), change(4), failedWith(failure, 4));
    expect(twice.alert).toEqual({ failure, serial: 2 });
    expect(selectLines({ cart: twice })[0]).toMatchObject({ qty: 1, pending: [] });
    const afterAbort = run(ready(getCart('a')), change(3), failedWith(aborted, 3));
    expect(afterAbort.pending).toEqual({});
    expect(afterAbort.alert).toBeUndefined();
    expect(run(twice, cartActions.alertDismissed()).alert).toBeUndefined();
  });
});

describe('removed lines', () => {
  it.each([
    [['a'], ['a*', 'b', 'c', 'd']],
    [
      ['a', 'b'],
      ['a*', 'b*', 'c', 'd'],
    ],
    [
      ['b', 'a'],
      ['a*', 'b*', 'c', 'd'],
    ],
    [
      ['d', 'b', 'c'],
      ['a', 'b*', 'c*', 'd*'],
    ],
    [
      ['c', 'a', 'd', 'b'],
      ['a*', 'b*', 'c*', 'd*'],
    ],
  ])('%p keep their positions', (names, expected) => {
    expect(shown(remove(ready(getCart('a', 'b', 'c', 'd')), ...names))).toEqual(expected);
  });

  it('keep their positions when another one is purged', () => {
    const state = remove(ready(getCart('a', 'b', 'c', 'd')), 'a', 'c');
    expect(shown(run(state, cartActions.removedLinePurged({ cartItemId: 'a' })))).toEqual(['b', 'c*', 'd']);
    expect(shown(run(state, cartActions.removedLinePurged({ cartItemId: 'c' })))).toEqual(['a*', 'b', 'd']);
  });

  it('are restored to their former positions in any order', () => {
    const state = remove(ready(getCart('a', 'b', 'c')), 'a', 'b');
    const first = run(state, restored(state, 'b'));
    expect(shown(first)).toEqual(['a*', 'b', 'c']);
    expect(shown(run(first, restored(first, 'a')))).toEqual(['a', 'b', 'c']);
    expect(shown(run(state, restored(state, 'a')))).toEqual(['a', 'b*', 'c']);
  });

  it('have the right position next to lines that are not shown', () => {
    const child = line('child', { parentRelationType: 'WARRANTY' });
    const state = ready(buildCart({ items: [child, line('a'), line('b')] }));
    const without = remove(state, 'a');
    expect(shown(without)).toEqual(['a*', 'b']);
    expect(shown(run(without, restored(without, 'a')))).toEqual(['a', 'b']);
  });

  it('can still be restored after the cart was read', () => {
    const state = remove(ready(getCart('a', 'b')), 'a');
    const read = run(
      state,
      cartActions.cartRequested(),
      received(buildCart({ revision: 9, items: [line('b')] })),
    );
    expect(shown(read)).toEqual(['a*', 'b']);
    expect(run(read, cartActions.undoRequested({ cartItemId: 'a' })).removed.a!.phase).toBe('restoring');
  });

  it('are visible lines again when a read contains them', () => {
    const state = remove(ready(getCart('a', 'b')), 'a');
    expect(shown(run(state, received(buildCart({ revision: 9, items: [line('a'), line('b')] }))))).toEqual([
      'a',
      'b',
    ]);
  });
});

describe('selectors', () => {
  it('return the same reference while their part of the state is unchanged', () => {
    const state = remove(ready(getCart('a', 'b', 'c')), 'b');
    const later = run(state, cartActions.checkoutRequested());
    expect(later).not.toBe(state);
    for (const select of [selectLines, selectQuantitiesByItem, selectIsChanging, selectItemCount]) {
      expect(select({ cart: later })).toBe(select({ cart: state }));
    }
  });

  it('count only visible lines', () => {
    const items = [
      line('a', { qty: 2 }),
      line('b', { qty: 3, itemId: 'item-a' }),
      line('gone', { status: 'INVALID' }),
    ];
    expect(selectQuantitiesByItem({ cart: ready(buildCart({ items })) })).toEqual({ 'item-a': 5 });
  });

  it('count accessories below a line, but no parts of a bundle', () => {
    const below = (id: string, relation: 'ADDON' | 'BUNDLE') =>
      line(id, { parentItemId: 'item-a', parentRelationCartItemId: 'a', parentRelationType: relation });
    const items = [line('a'), below('b', 'ADDON'), below('c', 'BUNDLE')];
    expect(selectQuantitiesByItem({ cart: ready(buildCart({ items })) })).toEqual({
      'item-a': 1,
      'item-b': 1,
    });
  });

  it('return no count until a cart was read', () => {
    expect(selectItemCount({ cart: initialCartState })).toBeUndefined();
  });
});
