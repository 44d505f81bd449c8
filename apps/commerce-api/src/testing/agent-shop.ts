import { sql } from 'kysely';
import { demoAccounts, writeDemoAccounts } from '../domains/account/demo-accounts.ts';
import { demoAgentsPart } from '../domains/agents/demo-agents.ts';
import { writeDemoOrganizations } from '../domains/organizations/demo-organizations.ts';
import { addStores, setStoreStock } from './places.ts';
import { createTestShop, type Shopper, type TestReply, type TestShop } from './test-shop.ts';

export const CUSTOMER = 'buyer@example.com';
export const AGENT = 'agent@example.com';
export const REP = 'rep@example.com';
export const ASSOCIATE = 'associate@example.com';
/** The store of the associate. */
export const STORE = '1547';
/** The contract price of a ream for the organization of the customer, in dollars; others pay 10. */
export const CONTRACT_PRICE = 8.2;

export interface AgentShop {
  shop: TestShop;
  /** Account ids by site and user name, such as `sba buyer@example.com`. */
  ids: ReadonlyMap<string, string>;
  idOf(username: string, tenant?: 'sdc' | 'sba'): string;
  signIn(username: string, tenant?: 'sdc' | 'sba'): Promise<Shopper>;
  /** Signs an agent in, who then acts for a customer of the business site. */
  actFor(username: string, agent?: string): Promise<Shopper>;
}

export const start = (agent: Shopper, accountId: string): Promise<TestReply> =>
  agent.post('/agents/visits', { accountId });
export const end = (agent: Shopper): Promise<TestReply> => agent.post('/agents/visits/end');
export const search = (agent: Shopper, query: string): Promise<TestReply> =>
  agent.post('/agents/searches', { query });
/** Returns the status of a reply and the code of its error. */
export const outcome = ({ status, body }: TestReply): [number, string | undefined] => [
  status,
  (body as { error?: { code: string } } | undefined)?.error?.code,
];

/** Creates a shop with the organizations and the agents of the demo. */
export async function createAgentShop(env: Record<string, string> = {}): Promise<AgentShop> {
  const shop = await createTestShop({
    products: [
      { sku: 'ream', price: 1000, stock: 100_000 },
      { sku: 'pen', price: 500, stock: 100_000 },
    ],
    env,
  });
  const { db } = shop.database;
  await addStores(shop.database, STORE, '0008');
  await setStoreStock(shop.database, STORE, 'ream', 1000);
  await setStoreStock(shop.database, '0008', 'ream', 1000);
  await writeDemoAccounts(db);
  await writeDemoOrganizations(db);
  await db.transaction().execute((trx) => demoAgentsPart.apply(trx));
  await sql`insert into contract_prices (organization_id, sku, price_minor)
    select id, 'ream', ${Math.round(CONTRACT_PRICE * 100)}::integer from organizations where name = 'Bell & Margin LLC'
    on conflict (organization_id, sku) do update set price_minor = excluded.price_minor`.execute(db);
  const accounts = await db.selectFrom('accounts').select(['id', 'tenant', 'username']).execute();
  const ids = new Map(accounts.map(({ id, tenant, username }) => [`${tenant} ${username}`, id]));
  const idOf = (username: string, tenant = 'sba') => ids.get(`${tenant} ${username}`)!;
  const signIn: AgentShop['signIn'] = async (username, tenant = 'sba') => {
    const { password } = demoAccounts.find((each) => each.username === username && each.tenant === tenant)!;
    const shopper = shop.shopper(tenant);
    const reply = await shopper.post('/account/signin', { username, password });
    if (reply.status !== 200) throw new Error(reply.text);
    return shopper;
  };
  return {
    shop,
    ids,
    idOf,
    signIn,
    async actFor(username, agent = AGENT) {
      const shopper = await signIn(agent);
      const reply = await start(shopper, idOf(username));
      if (reply.status !== 200) throw new Error(reply.text);
      return shopper;
    },
  };
}
