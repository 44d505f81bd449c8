import { paymentsIn } from '../../testing/checkouts.ts';
import { withCalls } from '../../testing/gateways.ts';
import { joinRenewing, MEMBERSHIPS, RENEWAL } from '../../testing/renewals.ts';
import { createRestockWorker, passDays } from '../../testing/restocking.ts';
import type { RewardsMember } from '../../testing/rewards.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import { recoverPayments } from '../orders/index.ts';
import type { PaymentGateway } from '../payments/payment-gateway.ts';
import { createSandboxGateway } from '../payments/sandbox-gateway.ts';

/** Runs on PostgreSQL only, which has concurrent connections. */
let shop: TestShop;
let gateway: PaymentGateway;
const log = { error: () => {}, warn: () => {} };
const times = <T>(number: number, make: (index: number) => T): T[] =>
  Array.from({ length: number }, (_, index) => make(index));

beforeAll(async () => {
  shop = await createTestShop({ products: [...MEMBERSHIPS] });
  gateway = createSandboxGateway(shop.database.db);
});
afterAll(() => shop.close());
let started: Date;
let capturedBefore: number;
const countCaptured = async () => (await paymentsIn(shop.database, 'CAPTURED')).length;
const recover = () => recoverPayments({ database: shop.database, gateway, now: () => shop.clock.now }, log);
beforeEach(() => {
  started = shop.clock.now;
});
afterEach(async () => {
  shop.clock.now = started;
  await shop.database.db.deleteFrom('membership_renewals').execute();
});
/** Joins a member whose order is due. */
async function join(): Promise<RewardsMember> {
  const member = await joinRenewing(shop);
  capturedBefore = await countCaptured();
  return member;
}
/** Checks that the next term was ordered and charged the expected number of times. */
async function expectRenewed({ accountId }: RewardsMember, expected: number): Promise<void> {
  const memberships = await shop.database.db
    .selectFrom('memberships')
    .select('id')
    .where('account_id', '=', accountId)
    .execute();
  expect(memberships).toHaveLength(1 + expected);
  expect((await countCaptured()) - capturedBefore).toBe(expected);
  expect(await paymentsIn(shop.database, 'AUTHORIZED')).toEqual([]);
}

/** Simulates a process that dies in its gateway call: it does nothing more, so its order is never settled. */
const dyingGateway = (method: 'authorize' | 'capture', when: 'before' | 'after') =>
  withCalls(gateway, (processor) => ({
    [method]: async (...args: never[]) => {
      if (when === 'after') await (processor[method] as (...rest: never[]) => Promise<unknown>)(...args);
      throw new Error('the process died');
    },
  }));

it('several concurrent workers: one order and one charge', async () => {
  const member = await join();
  const workers = times(4, () => createRestockWorker(shop));
  for (let round = 0; round < 3; round += 1) await Promise.all(workers.map((work) => work()));
  await expectRenewed(member, 1);
});

it('without leases, which may expire, the database still permits one order', async () => {
  const member = await join();
  const free = () => Promise.resolve(() => Promise.resolve());
  const workers = times(4, () =>
    createRestockWorker({
      ...shop,
      database: { ...shop.database, leases: { tryAcquire: free, close: () => undefined } },
    }),
  );
  await Promise.all(workers.map((work) => work()));
  // A worker that lost the race may have postponed the order before another one placed it.
  passDays(shop, 0.1);
  await workers[0]!();
  await recover();
  await expectRenewed(member, 1);
});

it.each([
  ['authorize', 'before'],
  ['authorize', 'after'],
  ['capture', 'before'],
  ['capture', 'after'],
] as const)('a crash at %s, %s the gateway answers: one order and one charge', async (method, when) => {
  const member = await join();
  await createRestockWorker(shop, dyingGateway(method, when))();
  await recover();
  passDays(shop, 0.1);
  await createRestockWorker(shop)();
  await createRestockWorker(shop)();
  await expectRenewed(member, 1);
});

it.each([
  [
    'switched off',
    async ({ shopper }: RewardsMember) =>
      expect((await shopper.put(RENEWAL, { isOn: false })).status).toBe(200),
  ],
  [
    'of an account that is closed',
    ({ accountId }: RewardsMember) =>
      shop.database.db
        .updateTable('accounts')
        .set({ deactivated_at: shop.clock.now })
        .where('id', '=', accountId)
        .execute(),
  ],
])('a renewal %s while the money is being authorized: no order and no charge', async (_, change) => {
  const member = await join();
  const slow = withCalls(gateway, (processor) => ({
    authorize: async (...args) => {
      const answer = await processor.authorize(...args);
      await change(member);
      return answer;
    },
  }));
  await createRestockWorker(shop, slow)();
  await recover();
  passDays(shop, 0.1);
  await createRestockWorker(shop)();
  await expectRenewed(member, 0);
});
