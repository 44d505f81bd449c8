import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { hash } from '@node-rs/argon2';
import fc from 'fast-check';
import { demoAccounts, writeDemoAccounts } from '../../domains/account/demo-accounts.ts';
import { add, ITEM, readCart } from '../../testing/carts.ts';
import { order, paymentsIn, readyToOrder } from '../../testing/checkouts.ts';
import {
  createShopper,
  createTestShop,
  type Shopper,
  type TestReply,
  type TestShop,
} from '../../testing/test-shop.ts';

vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 });

/** Number of interleavings. `npm run test:full` runs ten times as many. In 100, dozens of adds are rejected. */
const RUNS = process.env.FOOLSCAP_FULL ? 1000 : 20;

/** Runs on PostgreSQL only, because the embedded database has a single connection. */
let shop: TestShop;
const [wendy] = demoAccounts as [(typeof demoAccounts)[number]];
const PASS = { username: wendy.username, password: wendy.password };

beforeAll(async () => {
  shop = await createTestShop({ products: [{ sku: 'paper', stock: 1_000_000 }] });
  await writeDemoAccounts(shop.database.db);
  // A fast hash, so that adds race with the merge and not with the password check.
  const password_hash = await hash(wendy.password, { memoryCost: 8, timeCost: 1 });
  await shop.database.db
    .updateTable('accounts')
    .set({ password_hash })
    .where('username', '=', wendy.username)
    .execute();
});
afterAll(() => shop.close());
afterEach(async () => {
  await shop.database.db.deleteFrom('carts').execute();
});

/** A browser that receives replies late and in any order. Each request has the cookie that is current when it is sent. */
function createBrowser() {
  const jar = shop.shopper();
  return {
    jar,
    async send(
      arrival: number,
      call: (shopper: Shopper) => Promise<TestReply>,
      onReplied: () => void = () => undefined,
    ): Promise<TestReply> {
      const request = createShopper(shop.app);
      for (const [name, value] of jar.cookies) request.cookies.set(name, value);
      const sent = request.cookies.get('fs_session');
      const reply = await call(request);
      onReplied();
      await sleep(arrival);
      const received = request.cookies.get('fs_session');
      if (received !== sent) {
        if (received) jar.cookies.set('fs_session', received);
        else jar.cookies.delete('fs_session');
      }
      return reply;
    },
  };
}

const delay = fc.integer({ min: 0, max: 10 });
/** Starts after the server has sent the reply to the sign-in, which may not have reached the browser yet. */
const isLate = fc.integer({ min: 0, max: 3 }).map((turn) => turn === 0);
const adds = fc.array(fc.record({ start: delay, arrival: delay, isLate }), { minLength: 1, maxLength: 4 });

it(`loses no add and never signs out in ${RUNS} interleavings of adds with a sign-in`, async () => {
  let refusals = 0;
  await fc.assert(
    fc.asyncProperty(
      adds,
      fc.integer({ min: 0, max: 3 }),
      delay,
      async (planned, signInStart, signInArrival) => {
        const { jar, send } = createBrowser();
        await add(jar, 'paper');
        const guestSecret = jar.cookies.get('fs_session')!;
        let onSignedIn!: () => void;
        const signedIn = new Promise<void>((resolve) => (onSignedIn = resolve));
        const signIn = sleep(signInStart).then(() =>
          send(signInArrival, (shopper) => shopper.post('/account/signin', PASS), onSignedIn),
        );
        const results = await Promise.all(
          planned.map(async ({ start, arrival, isLate }) => {
            if (isLate) await signedIn;
            await sleep(start);
            const key = randomUUID();
            const first = await send(arrival, (shopper) => add(shopper, 'paper', 1, key));
            if (first.status === 200) return first.status;
            expect(first.body.error.code).toBe('SESSION_CHANGED');
            expect(first.headers['set-cookie']).toBeUndefined();
            refusals += 1;
            await signIn;
            return (await send(arrival, (shopper) => add(shopper, 'paper', 1, key))).status;
          }),
        );
        expect((await signIn).status).toBe(200);
        expect(results).toEqual(planned.map(() => 200));

        expect((await jar.get('/account')).body.data.session.isLoggedIn).toBe(true);
        const { items } = await readCart(jar);
        expect(items.map(({ qty }) => qty)).toEqual([planned.length + 1]);
        const old = createShopper(shop.app);
        old.cookies.set('fs_session', guestSecret);
        expect((await old.get('/account')).status).toBe(409);
        expect((await add(old, 'paper')).status).toBe(409);
        expect((await readCart(jar)).items.map(({ qty }) => qty)).toEqual([planned.length + 1]);
        await shop.database.db.deleteFrom('carts').execute();
      },
    ),
    { numRuns: RUNS },
  );
  // If this fails, too few adds overlapped the sign-in. Choose other delays.
  expect(refusals).toBeGreaterThan(RUNS / 10);
});

it('a sign-out while orders are placed gives the finished order or 401, and leaves no authorization open', async () => {
  const outcomes = new Map<number, number>();
  // The sign-outs are spread over the time that an order takes on this machine, and a little more.
  const patient = shop.shopper();
  await patient.post('/account/signin', PASS);
  const price = await readyToOrder(patient, 'paper');
  const start = performance.now();
  expect((await order(patient, price, randomUUID())).status).toBe(200);
  const orderTime = performance.now() - start;
  for (let round = 0; round < 60; round += 1) {
    const shopper = shop.shopper();
    await shopper.post('/account/signin', PASS);
    const total = await readyToOrder(shopper, 'paper');
    const [placed, left] = await Promise.all([
      order(shopper, total, randomUUID()),
      sleep(((round % 15) / 10) * orderTime).then(() => shopper.post('/account/signout')),
    ]);
    expect([200, 409]).toContain(left.status);
    expect([200, 401, 409]).toContain(placed.status);
    if (placed.status === 409) expect(placed.body.error.code).toBe('SESSION_CHANGED');
    outcomes.set(placed.status, (outcomes.get(placed.status) ?? 0) + 1);
    await shop.database.db.deleteFrom('carts').where('status', '=', 'OPEN').execute();
  }
  expect(await paymentsIn(shop.database, 'AUTHORIZED')).toEqual([]);
  expect(outcomes.get(200)).toBeGreaterThan(0);
  expect((outcomes.get(401) ?? 0) + (outcomes.get(409) ?? 0)).toBeGreaterThan(0);
});

it('a sign-out of a guest while lines are added and changed never deadlocks', async () => {
  for (let round = 0; round < 60; round += 1) {
    const guest = shop.shopper();
    const first = await add(guest, 'paper');
    const [{ cartItemId }] = first.body.data.cartInfo.items;
    const replies = await Promise.all([
      add(guest, 'paper', 1, randomUUID()),
      guest.put(ITEM, { items: [{ cartItemId, qty: 5 }] }, { key: randomUUID() }),
      sleep(round % 6).then(() => guest.post('/account/signout')),
      add(guest, 'paper', 1, randomUUID()),
    ]);
    for (const { status } of replies) expect([200, 401, 404, 409]).toContain(status);
  }
});
