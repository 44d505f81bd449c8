import fc from 'fast-check';
import { HttpError, createHttpClient } from '@foolscap/core/http';
import { freezeTime, limitTurns, settle } from '@foolscap/fake-time';
import { createNoticesClient } from '../../client/notices-client.ts';
import type { NoticesClient } from '../../client/notices-client.ts';
import { createFakeCartClient } from '../../testing/index.ts';
import { createCartStore } from '../../testing/cart-store.ts';
import { cartActions } from '../cart.slice.ts';
import {
  createNoticeOptOutModule,
  noticeOptOutActions,
  REVIEWED_KEY,
  type ReviewStorage,
  selectNoticeOptOut,
} from './index.ts';

freezeTime();

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

it('drops requests for a cart that has ended', async () => {
  const { store, phase, countReads } = setUp();
  store.dispatch(hide(true));
  store.dispatch(cartActions.cartReset());
  await settle();
  expect([phase(), countReads()]).toEqual(['idle', 0]);
});

it('sends only the newest of the requests that arrive in the meantime', async () => {
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
        const turn = limitTurns('requests are still sent');
        while (scheduler.count() > 0) {
          turn();
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

describe('reviewed replacements', () => {
  const { replacementReviewed } = noticeOptOutActions;

  function createStorage(kept?: unknown) {
    const entries = new Map<string, unknown>(kept === undefined ? [] : [[REVIEWED_KEY, kept]]);
    const storage: ReviewStorage = {
      get: <T>(key: string) => entries.get(key) as T | undefined,
      set: (key, value) => !!entries.set(key, value),
      remove: (key) => void entries.delete(key),
    };
    const client: NoticesClient = { setNoticeHidden: async (type) => ({ type, value: 'true' }) };
    const { store } = createCartStore({ client: createFakeCartClient() }, [
      createNoticeOptOutModule({ client, storage }),
    ]);
    return { entries, store, reviewed: () => selectNoticeOptOut(store.getState()).reviewed };
  }

  it('are kept in the browser, and restored', () => {
    const first = createStorage();
    for (const id of ['a', 'b', 'a']) first.store.dispatch(replacementReviewed(id));
    expect(first.entries.get(REVIEWED_KEY)).toEqual(['b', 'a']);
    expect(createStorage(['b', 'a']).reviewed()).toEqual(['b', 'a']);
  });

  it.each([
    ['no list', 'text'],
    ['other values', [1, null]],
  ])('are none if the entry holds %s', (_, kept) => {
    expect(createStorage(kept).reviewed()).toEqual([]);
  });

  it('are at most the 50 latest', () => {
    const { store, reviewed } = createStorage();
    for (let id = 1; id <= 60; id += 1) store.dispatch(replacementReviewed(String(id)));
    expect(reviewed()).toHaveLength(50);
    expect(reviewed().at(-1)).toBe('60');
  });

  it('are forgotten with the cart', () => {
    const { entries, store, reviewed } = createStorage(['a']);
    store.dispatch(cartActions.cartReset());
    expect([reviewed(), entries.size]).toEqual([[], 0]);
    store.dispatch(replacementReviewed('b'));
    expect(entries.get(REVIEWED_KEY)).toEqual(['b']);
  });

  it('stay while a notice is hidden', async () => {
    const { store, reviewed } = createStorage(['a']);
    store.dispatch(hide(true));
    await settle();
    expect(reviewed()).toEqual(['a']);
  });
});
