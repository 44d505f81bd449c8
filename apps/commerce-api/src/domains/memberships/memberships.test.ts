import { add, ADDRESS, getLines, ITEM, readCart } from '../../testing/carts.ts';
import { order, readyToOrder } from '../../testing/checkouts.ts';
import { ageMemberships } from '../../testing/renewals.ts';
import { joinRewards, type RewardsMember } from '../../testing/rewards.ts';
import { createTestShop, type Shopper, type TestShop } from '../../testing/test-shop.ts';
import type { Mail } from '../../kernel/mail/mail.ts';
import { createMailer } from '../../kernel/mail/mailer.ts';
import { findAccount } from '../account/index.ts';
import { publishDocument } from '../navigation/navigation.repository.ts';
import { remindMembers } from '../renewals/reminders.ts';

const DECLINED_CARD = '4000000000000002';

const DAY_MS = 86_400_000;

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({
    products: [
      { sku: 'pen', price: 1000, stock: 10_000 },
      { sku: 'select', price: 4900, electronic: true, taxExempt: true, conditions: { membership: 'SELECT' } },
      {
        sku: 'premium',
        price: 9900,
        electronic: true,
        taxExempt: true,
        conditions: { membership: 'PREMIUM' },
      },
      { sku: 'select-month', price: 500, electronic: true, conditions: { membership: 'SELECT' } },
    ],
  });
  const { db } = shop.database;
  await db.insertInto('membership_plans').values({ sku: 'select-month', term_days: 30 }).execute();
  const setLimit = (program: 'SELECT' | 'PREMIUM', free_shipping_minor: number) =>
    db
      .updateTable('membership_programs')
      .set({ free_shipping_minor })
      .where('program', '=', program)
      .execute();
  await setLimit('SELECT', 2500);
  await setLimit('PREMIUM', 0);
  await db
    .insertInto('promotions')
    .values({
      id: 'select-5',
      tenant: 'sdc',
      name: 'Select members: 5% off',
      scope: 'CART',
      priority: 10,
      conditions: JSON.stringify({ membership: 'SELECT' }),
      benefit: JSON.stringify({ type: 'PERCENT', basisPoints: 500 }),
    } as never)
    .execute();
});
afterAll(() => shop.close());
let started: Date;
beforeEach(() => {
  started = shop.clock.now;
});
afterEach(() => {
  shop.clock.now = started;
});

const joined = (): Promise<RewardsMember> => joinRewards(shop);

async function buy(shopper: Shopper, sku: string): Promise<string> {
  const reply = await order(shopper, await readyToOrder(shopper, sku));
  if (reply.status !== 200) throw new Error(reply.text);
  return reply.body.data.order.orderNumber as string;
}
const getProgram = async (shopper: Shopper): Promise<string> =>
  (await shopper.get('/account')).body.data.session.sessionIPA.membershipDetail.membershipProgram;
const refusal = async (shopper: Shopper, itemId: string): Promise<string | undefined> => {
  const [line] = getLines(await shopper.post(ITEM, { items: [{ itemId, qty: 1 }] }));
  return line?.messages?.find(({ type }: { type: string }) => type === 'ERROR')?.code;
};
const describePrograms = async (shopper: Shopper) => (await shopper.get('/memberships')).body.data;
const age = (accountId: string, days: number) => ageMemberships(shop, accountId, days);
const wait = (ms: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + ms);
};
/** Fills a cart with pens that are shipped. */
const fill = async (shopper: Shopper, qty: number) => {
  await add(shopper, 'pen', qty);
  await shopper.put('/checkout/default', { addresses: [ADDRESS] });
  return readCart(shopper);
};
/** Runs the job of the mails. @returns the texts of those to an account */
async function remind(accountId: string): Promise<string[]> {
  const mails: Mail[] = [];
  const mailer = createMailer({ send: async (mail) => void mails.push(mail) });
  const { database, settings, clock } = shop;
  await remindMembers(
    { database, settings, mailer, now: () => clock.now },
    { error: () => {}, info: () => {} },
  );
  await mailer.settle();
  const { email } = (await findAccount(database.db, accountId))!;
  return mails.flatMap(({ to, text }) => (to === email ? [text] : []));
}

it('starts with its order, and the session says so (storefront-3.87, storefront-6.7)', async () => {
  const { shopper } = await joined();
  expect(await getProgram(shopper)).toBe('NON_MEMBER');
  const total = await readyToOrder(shopper, 'select');
  expect(await getProgram(shopper)).toBe('NON_MEMBER');
  await order(shopper, total);
  expect(await getProgram(shopper)).toBe('SELECT');
});

it('shows members the navigation items of their program', async () => {
  const item = (id: string, usergroups: string) => ({ id, label: id, url: `/${id}`, usergroups });
  const tools = [item('select', 'SELECT'), item('premium', 'PREMIUM'), item('others', 'NON_MEMBER')];
  const document = { hat: [], tools, footer: { columns: [], legal: [] } };
  await publishDocument(shop.database.db, { tenant: 'sdc' }, document);
  const { shopper } = await joined();
  const listTools = async () =>
    (await shopper.get('/navigation')).body.data.tools.map(({ id }: { id: string }) => id);
  expect(await listTools()).toEqual(['others']);
  await buy(shopper, 'select');
  expect(await listTools()).toEqual(['select']);
  await buy(shopper, 'premium');
  expect(await listTools()).toEqual(['premium']);
});

it('ends at the end of its term, at the moment of the read', async () => {
  const { shopper, accountId } = await joined();
  await buy(shopper, 'select-month');
  await age(accountId, 30);
  wait(-1000);
  expect(await getProgram(shopper)).toBe('SELECT');
  wait(1000);
  expect(await getProgram(shopper)).toBe('NON_MEMBER');
});

it('reduces prices by the promotions of the program, from the next order', async () => {
  const { shopper } = await joined();
  await add(shopper, 'select');
  const first = await fill(shopper, 1);
  expect(first.cartSummary['finalMembershipSavings'] ?? 0).toBe(0);
  await buy(shopper, 'pen');
  const cart = await fill(shopper, 1);
  expect(cart.cartSummary).toMatchObject({ finalMembershipSavings: 0.5, cartSubTotal: 10 });
});

it('does not reduce the price of another membership by the promotions of the program', async () => {
  const { shopper } = await joined();
  await buy(shopper, 'select');
  await add(shopper, 'premium');
  const cart = await fill(shopper, 1);
  expect(cart.cartSummary).toMatchObject({ finalMembershipSavings: 0.5, cartSubTotal: 109 });
});

it.each([
  ['', 2, 7.99, 50, 30],
  ['select', 2, 7.99, 25, 6],
  ['select', 3, 0, 25, 0],
  ['premium', 1, 0, 0.01, 0],
])(
  'ships by the limit of the program: %s with %d pens',
  async (sku, qty, shipFee, freeShippingThreshold, remainingAmountGetFreeShipping) => {
    const { shopper } = await joined();
    if (sku) await buy(shopper, sku);
    const cart = await fill(shopper, qty);
    expect(cart.cartSummary).toMatchObject({ shipFee });
    expect(cart.cartAttributes).toMatchObject({ freeShippingThreshold, remainingAmountGetFreeShipping });
  },
);

it('does not claim free shipping for a cart that ships nothing', async () => {
  const { shopper } = await joined();
  await buy(shopper, 'premium');
  expect((await readCart(shopper)).cartAttributes['remainingAmountGetFreeShipping']).not.toBe(0);
});

it('is sold once, and can be renewed in its last 30 days', async () => {
  const { shopper, accountId } = await joined();
  await buy(shopper, 'select');
  await age(accountId, 334);
  expect(await refusal(shopper, 'select')).toBe('ALREADY_PURCHASED');
  await age(accountId, 1);
  expect(await describePrograms(shopper)).toMatchObject({ current: { program: 'SELECT', mayRenew: true } });
  await buy(shopper, 'select');
  // It starts when the first one ends.
  expect((await describePrograms(shopper)).current).toMatchObject({
    program: 'SELECT',
    endsAt: new Date(started.getTime() + (30 + 365) * DAY_MS).toISOString(),
    mayRenew: false,
    renewal: { isOn: false },
  });
  expect(await refusal(shopper, 'select')).toBe('ALREADY_PURCHASED');
});

it('goes back to Select when a Premium order is canceled', async () => {
  const { shopper } = await joined();
  await buy(shopper, 'select');
  const orderNumber = await buy(shopper, 'premium');
  expect(await getProgram(shopper)).toBe('PREMIUM');
  expect((await shopper.post(`/orders/${orderNumber}/cancel`)).status).toBe(200);
  expect(await getProgram(shopper)).toBe('SELECT');
});

it('ends when only its line is canceled', async () => {
  const { shopper } = await joined();
  await add(shopper, 'pen', 6);
  const orderNumber = await buy(shopper, 'select');
  const { lines } = (await shopper.get(`/orders/${orderNumber}`)).body.data.order;
  const { lineNumber } = lines.find(({ itemId }: { itemId: string }) => itemId === 'select');
  const canceled = await shopper.post(`/orders/${orderNumber}/cancel`, { lines: [{ lineNumber, qty: 1 }] });
  expect(canceled.status).toBe(200);
  expect(await getProgram(shopper)).toBe('NON_MEMBER');
  expect(await refusal(shopper, 'select')).toBeUndefined();
});

it('does not start with an order whose payment is declined', async () => {
  const { shopper } = await joined();
  const total = await readyToOrder(shopper, 'select', { card: DECLINED_CARD });
  expect((await order(shopper, total)).status).toBe(402);
  expect(await getProgram(shopper)).toBe('NON_MEMBER');
});

it('keeps the free shipping of an order whose items are partly canceled', async () => {
  const { shopper } = await joined();
  await buy(shopper, 'premium');
  const orderNumber = await (async () => {
    const total = await readyToOrder(shopper, 'pen', { qty: 3 });
    return (await order(shopper, total)).body.data.order.orderNumber as string;
  })();
  const reply = await shopper.post(`/orders/${orderNumber}/cancel`, { lines: [{ lineNumber: 1, qty: 1 }] });
  expect(reply.status).toBe(200);
});

it('does not order two memberships, of which one would grant nothing', async () => {
  const { shopper } = await joined();
  await readyToOrder(shopper, 'select');
  await add(shopper, 'premium', 1);
  const cart = await readCart(shopper);
  const ofItem = (wanted: string) =>
    cart.items.find(({ itemId }: { itemId: string }) => itemId === wanted)!.messages ?? [];
  expect(ofItem('select')).toContainEqual(expect.objectContaining({ code: 'ALREADY_PURCHASED' }));
  expect(ofItem('premium')).not.toContainEqual(expect.objectContaining({ type: 'ERROR' }));
  expect((await order(shopper, 148)).status).not.toBe(200);
  expect(await getProgram(shopper)).toBe('NON_MEMBER');
});

it('refuses an order with a membership that was bought in the meantime', async () => {
  const { shopper } = await joined();
  const total = await readyToOrder(shopper, 'select');
  await shopper.post(`${ITEM}?buyNow=true`, { items: [{ itemId: 'select', qty: 1 }] });
  expect((await order(shopper, total)).status).toBe(200);
  const { body } = await shopper.get('/checkout?buyNow=true');
  expect(body.data.cartInfo.messages).toContainEqual(
    expect.objectContaining({ code: 'ALREADY_PURCHASED', type: 'ERROR' }),
  );
});

describe('the programs', () => {
  it('are shown to guests with prices, terms and benefits, and need a sign-in', async () => {
    expect(await describePrograms(shop.shopper())).toEqual({
      programs: [
        {
          program: 'SELECT',
          freeShippingFrom: 25,
          discounts: [{ name: 'Select members: 5% off', percent: 5 }],
          plans: [
            expect.objectContaining({ itemId: 'select-month', price: 5, termDays: 30 }),
            expect.objectContaining({ itemId: 'select', price: 49, termDays: 365 }),
          ],
          refusal: 'MISSING_USER',
        },
        {
          program: 'PREMIUM',
          freeShippingFrom: 0,
          discounts: [],
          plans: [expect.objectContaining({ itemId: 'premium', price: 99, termDays: 365 })],
          refusal: 'MISSING_USER',
        },
      ],
    });
  });

  it('say what a member has, also without an end', async () => {
    const { shopper, accountId } = await joined();
    await shop.database.db
      .updateTable('accounts')
      .set({ membership_program: 'PREMIUM' })
      .where('id', '=', accountId)
      .execute();
    const { current, programs } = await describePrograms(shopper);
    expect(current).toEqual({ program: 'PREMIUM', mayRenew: false });
    expect(programs.map(({ refusal: code }: { refusal?: string }) => code)).toEqual([
      'ALREADY_PURCHASED',
      'ALREADY_PURCHASED',
    ]);
    expect(await getProgram(shopper)).toBe('PREMIUM');
  });
});

describe('the mail about the end', () => {
  it('is written once, 14 days before', async () => {
    const { shopper, accountId } = await joined();
    await buy(shopper, 'select');
    await age(accountId, 351);
    wait(-1000);
    expect(await remind(accountId)).toEqual([]);
    wait(1000);
    const [text, ...more] = await remind(accountId);
    expect(text).toContain('Your Select membership ends on');
    expect(text).toMatch(/\/membership\n/);
    expect(more).toEqual([]);
    expect(await remind(accountId)).toEqual([]);
  });

  it('is not written for a membership that was renewed', async () => {
    const { shopper, accountId } = await joined();
    await buy(shopper, 'select');
    await age(accountId, 340);
    await buy(shopper, 'select');
    await age(accountId, 20);
    expect(await remind(accountId)).toEqual([]);
  });
});
