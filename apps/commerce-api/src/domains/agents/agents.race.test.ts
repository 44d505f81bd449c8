import { setTimeout as sleep } from 'node:timers/promises';
import { add, readCart } from '../../testing/carts.ts';
import {
  AGENT,
  type AgentShop,
  createAgentShop,
  CUSTOMER,
  end,
  outcome,
  start,
} from '../../testing/agent-shop.ts';
import { createShopper, type Shopper } from '../../testing/test-shop.ts';
import { changeAgents } from './agent-setup.ts';

/** Runs on PostgreSQL only, because the embedded database has a single connection. */
let agents: AgentShop;
beforeAll(async () => {
  agents = await createAgentShop();
});
afterAll(() => agents.shop.close());
afterEach(async () => {
  const { db } = agents.shop.database;
  await db.deleteFrom('agent_consents').execute();
  await db.deleteFrom('attempt_counters').execute();
  await db.deleteFrom('sessions').execute();
  await db.deleteFrom('carts').execute();
});

/** Returns another browser tab: a client with the same cookies. */
function tab(shopper: Shopper): Shopper {
  const copy = createShopper(agents.shop.app, 'sba');
  for (const [name, value] of shopper.cookies) copy.cookies.set(name, value);
  return copy;
}

const openVisits = async () =>
  (
    await agents.shop.database.db
      .selectFrom('agent_visits')
      .select('id')
      .where('ended_at', 'is', null)
      .execute()
  ).length;

it('starts one visit when two tabs start at once', async () => {
  const agent = await agents.signIn(AGENT);
  const ids = [agents.idOf(CUSTOMER), agents.idOf('office@example.com')];
  const before = await openVisits();
  const replies = await Promise.all(ids.map((id) => start(tab(agent), id)));
  expect(replies.map(outcome).sort(([one], [other]) => one - other)).toEqual([
    [200, undefined],
    [409, 'SESSION_CHANGED'],
  ]);
  expect((await openVisits()) - before).toBe(1);
});

/** Ends a visit while its writes are in flight. Each write either counts for the customer, or is refused and has no effect anywhere. */
async function endDuringWrites(agent: Shopper, stop: () => Promise<unknown>): Promise<void> {
  const writes = Array.from({ length: 6 }, async (_, index) => {
    await sleep(index * 3);
    return outcome(await add(tab(agent), 'pen'));
  });
  const [, ...outcomes] = await Promise.all([sleep(8).then(stop), ...writes]);
  for (const each of outcomes)
    expect([
      [200, undefined],
      [409, 'SESSION_CHANGED'],
    ]).toContainEqual(each);
  const written = outcomes.filter(([status]) => status === 200).length;
  const customer = await agents.signIn(CUSTOMER);
  expect((await readCart(customer)).items.reduce((sum, { qty }) => sum + qty, 0)).toBe(written);
  // Nothing was added to the own cart of the agent.
  expect((await readCart(await agents.signIn(AGENT))).items).toEqual([]);
  expect(outcome(await add(tab(agent), 'pen'))).toEqual([409, 'SESSION_CHANGED']);
}

it('ends a visit while its writes are in flight', async () => {
  const agent = await agents.actFor(CUSTOMER);
  const ending = tab(agent);
  await endDuringWrites(agent, () => end(ending));
});

it('withdraws a consent while writes are in flight', async () => {
  const { db } = agents.shop.database;
  const customerNumber = '1084420417';
  await changeAgents(db, { customerNumber, consent: 'REQUIRED' });
  const customer = await agents.signIn(CUSTOMER);
  const { consents } = (await customer.post('/account/access/consents', { hours: 1 })).body.data;
  const agent = await agents.actFor(CUSTOMER);
  await endDuringWrites(agent, () => customer.remove(`/account/access/consents/${consents[0].id}`));
  await changeAgents(db, { customerNumber, consent: 'NOT_NEEDED' });
});

it('takes the role of an agent away while writes are in flight', async () => {
  const { db } = agents.shop.database;
  const agent = await agents.actFor(CUSTOMER);
  const role = { username: AGENT, tenant: 'sba' } as const;
  await endDuringWrites(agent, () => changeAgents(db, { ...role, kind: null }));
  await changeAgents(db, { ...role, kind: 'CSR' });
});
