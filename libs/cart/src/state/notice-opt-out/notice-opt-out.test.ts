import fc from 'fast-check';
import { HttpError, createHttpClient } from '@foolscap/core/http';
import { createNoticesClient } from '../../client/notices-client.ts';
import type { NoticesClient } from '../../client/notices-client.ts';
import { createFakeCartClient } from '../../testing/index.ts';
import { createCartStore } from '../../testing/cart-store.ts';
import { cartActions } from '../cart.slice.ts';
import { createNoticeOptOutModule, noticeOptOutActions, selectNoticeOptOut } from './index.ts';

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
const hide = (isHidden: boolean) =>
  noticeOptOutActions.optOutRequested({ type: 'HARD_ALT_OPT_OUT', isHidden });

/** Starts a store with the cart; `latency` delays the replies to opt-outs. */
function setUp({
  latency = () => Promise.resolve<unknown>(undefined),
  fails = false,
}: { latency?: () => Promise<unknown>; fails?: boolean } = {}) {
  const stored: boolean[] = [];
  const client: NoticesClient = {
    async setNoticeHidden(type, isHidden) {
      if (fails)
        throw new HttpError({ code: 'UNAVAILABLE', status: 503, retryable: true, message: 'Unavailable' });
      stored.push(isHidden);
      await latency();
      return { type, value: isHidden ? 'true' : 'false' };
    },
  };
  const server = createFakeCartClient();
  const { store } = createCartStore({ client: server }, [createNoticeOptOutModule({ client })]);
  return {
    store,
    stored,
    phase: () => selectNoticeOptOut(store.getState()).phase,
    countReads: () => server.calls.filter(({ operation }) => operation === 'getCart').length,
  };
}

it('stores the opt-out and refreshes the cart', async () => {
  const { store, stored, phase, countReads } = setUp();
  store.dispatch(hide(true));
  expect(phase()).toBe('sending');
  await settle();
  expect([phase(), stored, countReads()]).toEqual(['idle', [true], 1]);
});

it('keeps the failure, and sends the next request', async () => {
  const { store, phase, countReads } = setUp({ fails: true });
  store.dispatch(hide(true));
  await settle();
  expect(selectNoticeOptOut(store.getState())).toMatchObject({ failure: { code: 'UNAVAILABLE' } });
  expect(countReads()).toBe(0);
  store.dispatch(hide(true));
  expect(phase()).toBe('sending');
});

it('forgets what a previous shopper requested', async () => {
  const { store, phase, countReads } = setUp();
  store.dispatch(hide(true));
  store.dispatch(cartActions.cartReset());
  await settle();
  expect([phase(), countReads()]).toEqual(['idle', 0]);
});

it('sends only the newest of the requests that arrive meanwhile', async () => {
  let reply: (value?: unknown) => void = () => undefined;
  const { store, stored, phase, countReads } = setUp({
    latency: () => new Promise((resolve) => (reply = resolve)),
  });
  for (const isHidden of [true, false, true, false]) store.dispatch(hide(isHidden));
  reply();
  await settle();
  expect([phase(), stored, countReads()]).toEqual(['sending', [true, false], 0]);
  reply();
  await settle();
  expect([phase(), stored, countReads()]).toEqual(['idle', [true, false], 1]);
});

it('ends with the last request in any order of replies', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(fc.boolean(), { minLength: 1, maxLength: 6 }),
      async (scheduler, requests) => {
        const { store, stored, phase } = setUp({
          latency: () => scheduler.schedule(Promise.resolve(), 'reply'),
        });
        scheduler.scheduleSequence(
          requests.map((isHidden) => ({
            label: `hide ${isHidden}`,
            builder: async () => void store.dispatch(hide(isHidden)),
          })),
        );
        while (scheduler.count() > 0) {
          await scheduler.waitOne();
          await settle();
        }
        expect(stored.at(-1)).toBe(requests.at(-1));
        expect(phase()).toBe('idle');
      },
    ),
    { numRuns: process.env.FOOLSCAP_FULL ? 500 : 25 },
  );
});

it('calls GET /cart/opt/type', async () => {
  const urls: string[] = [];
  const http = createHttpClient({
    tenant: 'sdc',
    transport: async ({ method, url }) => {
      urls.push(`${method} ${url}`);
      return { status: 200, headers: {}, body: { data: { type: 'HARD_ALT_OPT_OUT', value: 'true' } } };
    },
  });
  await createNoticesClient(http).setNoticeHidden('HARD_ALT_OPT_OUT', true);
  expect(urls).toEqual(['GET /cc/api/cart/opt/type?type=HARD_ALT_OPT_OUT&value=true']);
});
