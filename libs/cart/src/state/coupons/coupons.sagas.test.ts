import fc from 'fast-check';
import { freezeTime, limitTurns, settle } from '@foolscap/fake-time';
import { buildCart, buildCartItem } from '../../testing/builders.ts';
import { createFakeCartClient, type FakeCartOptions } from '../../testing/fake-cart-client.ts';
import { createCouponsStore } from '../../testing/coupons-store.ts';
import { cartActions } from '../cart.slice.ts';
import { selectCart, selectCartAlert, selectIsChanging } from '../cart.selectors.ts';
import { couponsActions, selectCouponResult, selectPendingCoupons } from './index.ts';

freezeTime();

const CODES = ['TEN', 'FIVE', 'FREE'];

async function open(options: FakeCartOptions = {}) {
  const client = createFakeCartClient({
    cart: buildCart({ items: [buildCartItem()] }),
    coupons: CODES,
    ...options,
  });
  const store = createCouponsStore(client);
  store.dispatch(cartActions.cartRequested());
  await settle();
  const held = () => (selectCart(store.getState())?.coupons ?? []).map(({ couponCode }) => couponCode);
  const sent = () =>
    client.calls
      .filter(({ operation }) => operation === 'updateCart')
      .map(({ args }) => (args[0] as { coupons: string[] }).coupons);
  return { client, store, held, sent, result: () => selectCouponResult(store.getState()) };
}

it('enters coupons in addition to the cart’s, and confirms them', async () => {
  const { held, result, store } = await open();
  store.dispatch(couponsActions.couponsEntered('TEN'));
  expect(selectIsChanging(store.getState())).toBe(true);
  await settle();
  expect(selectIsChanging(store.getState())).toBe(false);
  expect(result().confirmation).toBe('Your coupon has been added to the cart.');
  store.dispatch(couponsActions.couponsEntered('FIVE', 'FREE'));
  await settle();
  expect(held()).toEqual(['TEN', 'FIVE', 'FREE']);
  expect(result().confirmation).toBe('Your coupons have been added to the cart.');
});

it('removes one coupon, in any case, and keeps the others', async () => {
  const { held, result, store } = await open();
  store.dispatch(couponsActions.couponsEntered('TEN', 'FIVE'));
  await settle();
  store.dispatch(couponsActions.couponRemoved('ten'));
  await settle();
  expect(held()).toEqual(['FIVE']);
  expect(result().confirmation).toBeUndefined();
  expect(result().removed).toEqual(['ten']);
});

it('keeps a change pending until its own reply, while an earlier one is confirmed', async () => {
  const { client, store } = await open();
  const { updateCart } = client;
  const replies: (() => void)[] = [];
  client.updateCart = async (...args) => {
    await new Promise<void>((resolve) => replies.push(resolve));
    return updateCart(...args);
  };
  const pending = () => {
    const { coupons, removed } = selectPendingCoupons(store.getState()) ?? {};
    return { coupons, removed };
  };
  store.dispatch(couponsActions.couponsEntered('TEN'));
  store.dispatch(couponsActions.couponsEntered('FIVE'));
  store.dispatch(couponsActions.couponRemoved('TEN'));
  expect(pending()).toEqual({ coupons: ['FIVE'], removed: ['TEN'] });
  replies.shift()!();
  await settle();
  expect(pending()).toEqual({ coupons: ['FIVE'], removed: ['TEN'] });
  replies.shift()!();
  await settle();
  expect(selectPendingCoupons(store.getState())).toBeUndefined();
});

it('sends changes that wait for another request as one', async () => {
  const { sent, store } = await open();
  store.dispatch(couponsActions.couponsEntered('TEN'));
  store.dispatch(couponsActions.couponsEntered('FIVE'));
  store.dispatch(couponsActions.couponRemoved('FIVE'));
  store.dispatch(couponsActions.couponsEntered('FREE'));
  await settle();
  expect(sent()).toEqual([['TEN'], ['TEN', 'FREE']]);
});

it('reports a refused code, and keeps the coupons of the cart', async () => {
  const { held, result, store } = await open();
  store.dispatch(couponsActions.couponsEntered('TEN'));
  await settle();
  store.dispatch(couponsActions.couponsEntered('UNKNOWN'));
  await settle();
  expect(result().failure).toMatchObject({ status: 400 });
  expect(held()).toEqual(['TEN']);
  // The field reports it, so the cart does not.
  expect(selectCartAlert(store.getState())).toBeUndefined();
  store.dispatch(couponsActions.resultDismissed());
  expect(result()).toEqual({ notApplied: [] });
});

it('reports a failed change at the top of the cart, and repeats it', async () => {
  const { client, held, store } = await open();
  client.failNext('updateCart', { code: 'INTERNAL_ERROR', status: 500 });
  store.dispatch(couponsActions.couponsEntered('TEN'));
  await settle();
  expect(selectCartAlert(store.getState())?.change).toBeDefined();
  store.dispatch(cartActions.retryRequested());
  await settle();
  expect(held()).toEqual(['TEN']);
});

it('reports why a coupon is not applied', async () => {
  const { client, result, store } = await open();
  const { updateCart } = client;
  client.updateCart = async (...args) => {
    const reply = await updateCart(...args);
    const [coupon] = reply.data.cartInfo.coupons ?? [];
    const refused = { ...coupon!, applied: false, reason: 'ORDER_TOTAL_NOT_MET_ERROR' as const };
    return {
      ...reply,
      data: { ...reply.data, cartInfo: { ...reply.data.cartInfo, coupons: [refused] } },
    } as typeof reply;
  };
  store.dispatch(couponsActions.couponsEntered('TEN'));
  await settle();
  expect(result()).toMatchObject({ confirmation: undefined, notApplied: [{ couponCode: 'TEN' }] });
});

it('ends with the last choice for every code, whatever the order of replies', async () => {
  const change = fc.record({ code: fc.constantFrom(...CODES), isEntered: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.array(change, { maxLength: 8 }), async (s, changes) => {
      let latency = () => Promise.resolve();
      const { held, store } = await open({ latency: () => latency() });
      latency = () => s.schedule(Promise.resolve());
      const wanted = new Set<string>();
      for (const { code, isEntered } of changes) {
        store.dispatch(isEntered ? couponsActions.couponsEntered(code) : couponsActions.couponRemoved(code));
        if (isEntered) wanted.add(code);
        else wanted.delete(code);
        if (s.count()) await s.waitOne();
      }
      const turn = limitTurns('the cart is still changing');
      do {
        turn();
        await settle();
        await s.waitAll();
      } while (selectIsChanging(store.getState()));
      expect(new Set(held())).toEqual(wanted);
    }),
    { numRuns: 60 },
  );
});
