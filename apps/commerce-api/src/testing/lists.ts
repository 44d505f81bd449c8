import { sql } from 'kysely';
import type { Database } from '../kernel/database/database.ts';
import { demoAccounts, writeDemoAccounts } from '../domains/account/demo-accounts.ts';
import { writeDemoOrganizations } from '../domains/organizations/demo-organizations.ts';
import { createThirdPartyLink } from '../domains/organizations/third-party-users.ts';
import {
  createTestShop,
  type Shopper,
  type TestProduct,
  type TestReply,
  type TestShop,
} from './test-shop.ts';

/** The demo accounts by their role in tests of lists. */
const PEOPLE = {
  consumer: 'wendy@example.com',
  admin: 'office@example.com',
  member: 'buyer@example.com',
  colleague: 'warehouse@example.com',
  stranger: 'studio@example.com',
} as const;
export type Person = keyof typeof PEOPLE;

export interface ListShop extends TestShop {
  /** Signs a new browser in. */
  signIn(person: Person): Promise<Shopper>;
  /** Signs a person of the organization's partner program in. */
  enterThirdParty(): Promise<Shopper>;
  /** The id of the members' organization. */
  organizationId: string;
}

/** Creates a shop with the demo accounts: members of one organization, and an admin of another one. */
export async function createListShop(
  products: TestProduct[],
  env: Record<string, string> = {},
): Promise<ListShop> {
  const shop = await createTestShop({ products, env });
  const { db } = shop.database;
  await writeDemoAccounts(db);
  await writeDemoOrganizations(db);
  const { id } = await db
    .selectFrom('organizations')
    .select('id')
    .where('name', '=', 'Bell & Margin LLC')
    .executeTakeFirstOrThrow();
  const enter = async (shopper: Shopper, path: string, body: object): Promise<Shopper> => {
    const reply = await shopper.post(path, body);
    if (reply.status !== 200) throw new Error(`${reply.status}: ${reply.text}`);
    return shopper;
  };
  return {
    ...shop,
    organizationId: id,
    signIn: async (person) => enter(shop.shopper(getTenant(person)), '/account/signin', getPassword(person)),
    async enterThirdParty() {
      const token = await createThirdPartyLink(
        db,
        {
          organizationId: id,
          tpsCode: 'FIT-OUT',
          firstName: 'Lee',
          lastName: 'Mason',
          email: 'lee@example.com',
        },
        new Date(shop.clock.now.getTime() + 3_600_000),
      );
      return enter(shop.shopper('sba'), '/account/tps-signin', { token });
    },
  };
}

const findAccount = (person: Person) => demoAccounts.find(({ username }) => username === PEOPLE[person])!;
const getTenant = (person: Person) => findAccount(person).tenant;

/** Returns the body of a sign-in. */
export function getPassword(person: Person): { username: string; password: string } {
  const { username, password } = findAccount(person);
  return { username, password };
}

export interface SeenList {
  id: string;
  name: string;
  revision: number;
  itemCount: number;
  favorite: boolean;
  deletefavoriteById?: string;
  readOnly: boolean;
  accessLevel: string;
  modifiedDate: string;
}

/** Creates a list. @returns it, as the reply has it */
export async function createList(shopper: Shopper, name: string, more: object = {}): Promise<SeenList> {
  const reply = await shopper.post('/list', { name, ...more });
  if (reply.status !== 200) throw new Error(`${reply.status}: ${reply.text}`);
  return reply.body.data.list as SeenList;
}

export const readLists = async (shopper: Shopper, query = ''): Promise<SeenList[]> =>
  (await shopper.get(`/lists${query}`)).body.data.shoppingLists as SeenList[];

export const namesOf = (lists: readonly { name: string }[]): string[] => lists.map(({ name }) => name);

/** Returns the status and code of a rejected call. */
export const refused = ({ status, body }: TestReply) => [status, body?.error?.code] as const;

/**
 * Fills a list with new products, directly in the database.
 * @returns their item numbers, in the order of the list
 */
export async function fillList(
  { database: { db } }: TestShop,
  listId: string,
  count: number,
): Promise<string[]> {
  await sql`insert into products (sku, name, brand, category_id, description, bullets, attributes, price_minor, uom, part_number,
        picture, bopis_eligible, oversized, tax_code, source)
      select 'bulk-' || n, 'Bulk item ' || n, 'Plain', category_id, '', '[]', '[]', 1000 + n, 'each', 'B' || n, picture, true, false,
        'standard', 'test'
      from generate_series(1, ${count}::integer) n, (select category_id, picture from products order by sku limit 1) sample
      on conflict (sku) do nothing`.execute(db);
  await sql`insert into stock (sku, available) select 'bulk-' || n, 100 from generate_series(1, ${count}::integer) n
      on conflict (sku) do nothing`.execute(db);
  await sql`insert into shopping_list_items (id, list_id, sku, qty, position, saved_price_minor, saved_in_stock, added_at)
      select gen_random_uuid(), ${listId}::uuid, 'bulk-' || n, 1, n, 1000 + n, true, now()
      from generate_series(1, ${count}::integer) n`.execute(db);
  await sql`update shopping_lists set item_count = item_count + ${count}::integer where id = ${listId}::uuid`.execute(
    db,
  );
  return Array.from({ length: count }, (_, index) => `bulk-${index + 1}`);
}

/** Writes a list of the first session with one item directly to a database, without an API. */
export async function putOnList({ db }: Database, sku: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    insert into shopping_lists (id, tenant, session_id, name, name_key, access_level, item_count, modified_at, created_at)
      select gen_random_uuid(), 'sdc', id, 'Office', 'office', 'PERSONAL', 1, now(), now() from sessions limit 1
      returning id`.execute(db);
  await sql`insert into shopping_list_items (id, list_id, sku, qty, position, saved_in_stock, added_at)
    values (gen_random_uuid(), ${rows[0]!.id}::uuid, ${sku}, 1, 1, true, now())`.execute(db);
}
