import { randomUUID } from 'node:crypto';
import { toMinorUnits } from '@foolscap/core/money';
import { writeDemoAccounts } from '../domains/account/demo-accounts.ts';
import { writeDemoOrganizations } from '../domains/organizations/demo-organizations.ts';
import { add } from './carts.ts';
import { cardBody, GOOD_CARD, order } from './checkouts.ts';
import { createTestShop, type Shopper, type TestShop } from './test-shop.ts';

/** The limit of buyers in US cents; a ream is 1000. */
const LIMIT = 2000;

export const APPROVER = 'office@example.com';
export const BUYER = 'buyer@example.com';

const PASSWORDS: Readonly<Record<string, string>> = {
  [APPROVER]: 'ledger-and-rule',
  [BUYER]: 'carbon-and-copy',
  'studio@example.com': 'pencil-and-plan',
};

export interface ApprovalShop {
  shop: TestShop;
  /** Account ids by user name. */
  ids: ReadonlyMap<string, string>;
  signIn(username: string): Promise<Shopper>;
  /** Adds a member to the organization of the buyer. @returns the user name */
  addMember(firstName: string, role: 'ADMIN' | 'BUYER'): Promise<string>;
  /** Adds reams to the cart and goes through checkout. @returns the total */
  ready(shopper: Shopper, qty: number): Promise<number>;
  /** Places an order of reams; more than one waits for approval if a buyer placed it. */
  place(shopper: Shopper, qty: number): Promise<{ orderNumber: string; status: string; total: number }>;
}

/** Creates a shop with organizations whose buyers have a limit. */
export async function createApprovalShop(): Promise<ApprovalShop> {
  const shop = await createTestShop({ products: [{ sku: 'ream', price: 1000, stock: 1000 }] });
  const { db } = shop.database;
  await writeDemoAccounts(db);
  await writeDemoOrganizations(db);
  await db.updateTable('organizations').set({ approval_limit_minor: LIMIT }).execute();
  const accounts = await db.selectFrom('accounts').select(['id', 'username']).execute();
  const addresses = await db
    .selectFrom('organization_addresses')
    .innerJoin('organizations', 'organizations.id', 'organization_addresses.organization_id')
    .select(['organization_addresses.id', 'type', 'address'])
    .where('organizations.name', '=', 'Bell & Margin LLC')
    .execute();
  const getAddress = (type: 'B' | 'S') => {
    const { id, address } = addresses.find((each) => each.type === type)!;
    return { ...address, id, type };
  };
  async function ready(shopper: Shopper, qty: number): Promise<number> {
    await add(shopper, 'ream', qty);
    await shopper.put('/checkout/default', { addresses: [getAddress('S')] });
    const contactInformation = { billingAddress: getAddress('B') };
    await shopper.post('/checkout/default/payment', cardBody(GOOD_CARD, { contactInformation }));
    return (await shopper.get('/checkout/precheckout')).body.data.checkoutInfo.totals.ordTotal as number;
  }
  const ids = new Map(accounts.map(({ id, username }) => [username, id]));
  return {
    shop,
    ids,
    async signIn(username) {
      const shopper = shop.shopper('sba');
      await shopper.post('/account/signin', {
        username,
        password: PASSWORDS[username] ?? PASSWORDS[APPROVER],
      });
      return shopper;
    },
    async addMember(firstName, role) {
      const colleague = await db
        .selectFrom('accounts')
        .selectAll()
        .where('username', '=', APPROVER)
        .executeTakeFirstOrThrow();
      const username = `${firstName.toLowerCase()}@example.com`;
      const id = randomUUID();
      await db
        .insertInto('accounts')
        .values({
          ...colleague,
          permissions: JSON.stringify(colleague.permissions),
          id,
          username,
          email: username,
          first_name: firstName,
          last_name: 'Folio',
          role,
        })
        .execute();
      ids.set(username, id);
      return username;
    },
    ready,
    async place(shopper, qty) {
      const total = await ready(shopper, qty);
      const reply = await order(shopper, total);
      if (reply.status !== 200) throw new Error(reply.text);
      const { orderNumber, status } = reply.body.data.order as { orderNumber: string; status: string };
      return { orderNumber, status, total: toMinorUnits(total)! };
    },
  };
}
