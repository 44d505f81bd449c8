import { sql } from 'kysely';
import { writeDemoAccounts } from '../../domains/account/demo-accounts.ts';
import { writeDemoOrganizations } from '../../domains/organizations/demo-organizations.ts';
import type { PaymentGateway } from '../../domains/payments/payment-gateway.ts';
import { createSandboxGateway } from '../../domains/payments/sandbox-gateway.ts';
import { ADDRESS } from '../carts.ts';
import { grantRewards, joinRewards } from '../rewards.ts';
import { createTestShop, type TestShop } from '../test-shop.ts';
import { GATEWAY_ENV } from '../vendors.ts';
import { createFaultyGateway, type FaultyGateway } from './faulty-gateway.ts';
import {
  APPROVAL_LIMIT,
  type CartStoredValue,
  type Counts,
  COUPONS,
  INVOICE_LIMIT,
  type Model,
  type Person,
  PRICES,
  type Real,
  REWARDS,
  SKUS,
  STOCK,
  STORED_VALUE,
} from './model.ts';

const BUYER = { username: 'buyer@example.com', password: 'carbon-and-copy' };
const APPROVER = 'office@example.com';

export interface ModelShop {
  shop: TestShop;
  gateway: PaymentGateway;
  faulty: FaultyGateway;
  member: Person;
  buyer: Person;
  organizationId: string;
  approverId: string;
}

/** Signs the buyer in, who is a member of the rewards program, and whose organization has limits for invoices and approvals. */
async function openBuyer(
  shop: TestShop,
): Promise<Pick<ModelShop, 'buyer' | 'organizationId' | 'approverId'>> {
  const { db } = shop.database;
  await writeDemoAccounts(db);
  await writeDemoOrganizations(db);
  const { id: approverId, organization_id } = await db
    .selectFrom('accounts')
    .select(['id', 'organization_id'])
    .where('username', '=', APPROVER)
    .executeTakeFirstOrThrow();
  const organizationId = organization_id!;
  await db
    .updateTable('organizations')
    .set({ approval_limit_minor: APPROVAL_LIMIT, invoice_limit_minor: INVOICE_LIMIT })
    .where('id', '=', organizationId)
    .execute();
  const addresses = await db
    .selectFrom('organization_addresses')
    .select(['id', 'type', 'address'])
    .where('organization_id', '=', organizationId)
    .execute();
  const getAddress = (wanted: 'B' | 'S') => {
    const { id, type, address } = addresses.find((each) => each.type === wanted)!;
    return { ...address, id, type };
  };
  const shopper = shop.shopper('sba');
  expect((await shopper.post('/account/signin', BUYER)).status).toBe(200);
  const { id: accountId } = await db
    .selectFrom('accounts')
    .select('id')
    .where('username', '=', BUYER.username)
    .executeTakeFirstOrThrow();
  expect((await shopper.post('/account/rewards/enroll')).status).toBe(200);
  const entries = { addresses: [getAddress('S')] };
  const billing = getAddress('B');
  return { buyer: { shopper, accountId, entries, billing, isBuyer: true }, organizationId, approverId };
}

/** Opens a shop with products, coupons, an organization, and a gateway that can fail. */
export async function openModelShop(): Promise<ModelShop> {
  let gateway!: PaymentGateway;
  let faulty!: FaultyGateway;
  const clock = { now: () => new Date() };
  // Housekeeping must not finish payments between two commands; recovery is a command. Of a timer, the code uses only `unref`, so that
  // the cast leaves out the rest of its type.
  const setInterval = vi.spyOn(globalThis, 'setInterval').mockImplementation((() => ({
    unref: () => undefined,
  })) as unknown as typeof globalThis.setInterval);
  const shop = await createTestShop({
    env: { LOG_LEVEL: 'fatal', CARD_ATTEMPTS_PER_MINUTE: '100000', ...GATEWAY_ENV },
    products: SKUS.map((sku) => ({ sku, price: PRICES[sku], stock: STOCK })),
    gateway: ({ db }) => {
      gateway = createSandboxGateway(db, { silenceMs: 0, now: () => clock.now() });
      faulty = createFaultyGateway(gateway);
      return faulty.gateway;
    },
  });
  setInterval.mockRestore();
  clock.now = () => shop.clock.now;
  await shop.database.db
    .insertInto('promotions')
    .values(
      Object.entries(COUPONS).map(([code, { off, total, perPerson }]) => ({
        id: code.toLowerCase(),
        tenant: null,
        code,
        name: `${off} cents off`,
        scope: 'CART' as const,
        benefit: JSON.stringify({ type: 'AMOUNT', amount: off }),
        limit_total: total,
        limit_per_person: perPerson,
      })),
    )
    .execute();
  const member = {
    ...(await joinRewards(shop)),
    entries: { addresses: [ADDRESS] },
    billing: { ...ADDRESS, type: 'B' },
    isBuyer: false,
  };
  return { shop, gateway, faulty, member, ...(await openBuyer(shop)) };
}

const noStoredValue = (): CartStoredValue => ({
  applied: new Set(),
  checked: new Set(),
  rewards: undefined,
});

/**
 * Starts a run: issues gift cards and rewards, and opens carts for a guest whom the shop does not know, and for the member and the buyer, who have ordered
 * nothing.
 */
export async function startRun(
  { member, buyer, ...opened }: ModelShop,
  counts: Counts,
  keys: { last: number },
): Promise<{ model: Model; real: Real }> {
  const { shop, gateway } = opened;
  const { db } = shop.database;
  counts.runs += 1;
  // The invariants read all orders and payments: those of this run.
  await db.transaction().execute(async (trx) => {
    // Without triggers, because the ledger of rewards refers to orders and refuses to be emptied.
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql`truncate payment_attempts, orders, sandbox_ledger, ledger_refunds, account_charges, promotion_uses,
      rewards_balances, rewards_charges cascade`.execute(trx);
  });
  await db.deleteFrom('carts').execute();
  await db.updateTable('promotions').set({ used: 0 }).execute();
  await db.updateTable('stock').set({ available: STOCK }).execute();
  shop.clock.now = new Date();
  const cards = STORED_VALUE.map(async ({ prefix, balance }, index) => {
    const serial = String(counts.runs * STORED_VALUE.length + index).padStart(7, '0');
    const number = `${prefix}${String(balance).padStart(6, '0')}${serial}`;
    const type = prefix === '600649' ? 'GIFT_CARD' : 'PREPAID_CARD';
    const found = await gateway.storedValue.find({ type, accountNumber: number, code: number.slice(-4) });
    return { number, token: found!.token, initial: balance };
  });
  const year = shop.clock.now.getUTCFullYear();
  for (const { accountId } of [member, buyer])
    for (const [index, amount] of REWARDS.entries())
      await grantRewards(shop.database, accountId!, amount, year + index);
  const guest: Person = {
    shopper: shop.shopper(),
    // Limits per person identify a guest by both.
    entries: { addresses: [ADDRESS], emailId1: 'ada@example.com' },
    billing: { ...ADDRESS, type: 'B' },
    isBuyer: false,
  };
  return {
    model: { orders: [], isUnfinished: false, stored: [noStoredValue(), noStoredValue(), noStoredValue()] },
    real: {
      ...opened,
      shoppers: [guest, member, buyer],
      cards: await Promise.all(cards),
      counts,
      keys,
    },
  };
}
