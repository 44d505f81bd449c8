import { paymentsIn } from '../../testing/checkouts.ts';
import {
  ageMemberships,
  buy,
  joinRenewing,
  MEMBERSHIPS,
  RENEWAL,
  saveMembershipCard,
} from '../../testing/renewals.ts';
import { createRestockWorker, passDays } from '../../testing/restocking.ts';
import { joinRewards, type RewardsMember } from '../../testing/rewards.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import { createMailer } from '../../kernel/mail/mailer.ts';
import { findAccount } from '../account/index.ts';
import { remindMembers } from './reminders.ts';

const DECLINED_CARD = '4000000000000002';
const DAY_MS = 86_400_000;

let shop: TestShop;
let work: () => Promise<void>;
beforeAll(async () => {
  shop = await createTestShop({ products: [...MEMBERSHIPS] });
  work = createRestockWorker(shop);
});
afterAll(() => shop.close());
let started: Date;
beforeEach(() => {
  started = shop.clock.now;
});
afterEach(async () => {
  shop.clock.now = started;
  // Members of other tests are not due.
  await shop.database.db.deleteFrom('membership_renewals').execute();
  await setProduct({ price_minor: 4900, published: true });
});

const setProduct = (change: { price_minor?: number; published?: boolean }) =>
  shop.database.db.updateTable('products').set(change).where('sku', '=', 'select').execute();
const getMembership = async ({ shopper }: RewardsMember) => (await shopper.get('/memberships')).body.data;
const getRenewal = async (member: RewardsMember) => (await getMembership(member)).current?.renewal;
const countOrders = async ({ shopper }: RewardsMember) =>
  (await shopper.get('/orders')).body.data.total as number;
const turnOff = async ({ shopper }: RewardsMember) => (await shopper.put(RENEWAL, { isOn: false })).status;
const turnOn = ({ shopper }: RewardsMember, price = 49) => shopper.put(RENEWAL, { isOn: true, price });
/** Lists the texts of the mails to a member, except those about orders and accounts. */
async function listMails({ accountId }: RewardsMember): Promise<string[]> {
  const { email } = (await findAccount(shop.database.db, accountId))!;
  return shop.mails.flatMap(({ to, text, kind }) =>
    to === email && kind.startsWith('membership') ? [text] : [],
  );
}
async function remind(): Promise<void> {
  const mailer = createMailer({ send: async (mail) => void shop.mails.push(mail) });
  const { database, settings, clock } = shop;
  await remindMembers(
    { database, settings, mailer, now: () => clock.now },
    { error: () => {}, info: () => {} },
  );
  await mailer.settle();
}

/** Deactivates an account, as a request to erase its data does. */
const close = ({ accountId }: RewardsMember) =>
  shop.database.db
    .updateTable('accounts')
    .set({ deactivated_at: shop.clock.now })
    .where('id', '=', accountId)
    .execute();

describe('the choice', () => {
  it('is off until the member switches it on, and states price, day and card', async () => {
    const member = await joinRewards(shop);
    await buy(member, 'select');
    const endsAt = new Date(shop.clock.now.getTime() + 365 * DAY_MS);
    const offered = {
      isOn: false,
      price: 49,
      termDays: 365,
      orderedAt: new Date(endsAt.getTime() - 7 * DAY_MS).toISOString(),
    };
    expect(await getRenewal(member)).toEqual(offered);
    expect((await turnOn(member)).body.error).toMatchObject({
      status: 409,
      code: 'MEMBERSHIP_CARD_REQUIRED',
    });
    await saveMembershipCard(member);
    const withCard = { ...offered, card: { lastFourDigit: '1111', isExpired: false } };
    expect(await getRenewal(member)).toEqual(withCard);
    const reply = await turnOn(member);
    expect(reply.body.data.current.renewal).toEqual({ ...withCard, isOn: true });
    // A repeated request changes nothing.
    expect((await turnOn(member)).status).toBe(200);
    expect(await turnOff(member)).toBe(200);
    expect(await getRenewal(member)).toEqual(withCard);
  });

  it('shows no card to an agent who acts for the member', async () => {
    const member = await joinRewards(shop);
    await buy(member, 'select');
    await saveMembershipCard(member);
    const agent = await joinRewards(shop);
    await shop.database.db
      .updateTable('accounts')
      .set({ agent_kind: 'CSR' })
      .where('id', '=', agent.accountId)
      .execute();
    const { accountId } = member;
    expect((await agent.shopper.post('/agents/visits', { accountId })).status).toBe(200);
    const { card, ...withoutCard } = await getRenewal(member);
    expect(card.lastFourDigit).toBe('1111');
    expect(await getRenewal(agent)).toEqual(withoutCard);
  });

  it('needs the price that is charged, a sign-in, and a membership that was bought', async () => {
    const member = await joinRewards(shop);
    await saveMembershipCard(member);
    const notRenewable = { status: 409, code: 'MEMBERSHIP_NOT_RENEWABLE' };
    expect((await turnOn(member)).body.error).toMatchObject(notRenewable);
    await shop.database.db
      .updateTable('accounts')
      .set({ membership_program: 'SELECT' })
      .where('id', '=', member.accountId)
      .execute();
    expect(await getRenewal(member)).toBeUndefined();
    expect((await turnOn(member)).body.error).toMatchObject(notRenewable);
    const other = await joinRewards(shop);
    await buy(other, 'select');
    await saveMembershipCard(other);
    for (const price of [48, undefined])
      expect((await other.shopper.put(RENEWAL, { isOn: true, price })).body.error).toMatchObject({
        status: 409,
        code: 'MEMBERSHIP_PRICE_CHANGED',
      });
    await setProduct({ published: false });
    expect(await getRenewal(other)).toBeUndefined();
    expect((await turnOn(other)).body.error).toMatchObject(notRenewable);
    expect((await shop.shopper().put(RENEWAL, { isOn: false })).status).toBe(401);
  });
});

describe('the order', () => {
  it('is placed once, seven days before the end, and the next term renews again', async () => {
    const member = await joinRenewing(shop, { daysLeft: 8 });
    await work();
    expect(await countOrders(member)).toBe(1);
    passDays(shop, 1);
    await work();
    await work();
    expect(await countOrders(member)).toBe(2);
    const [{ orderNumber }] = (await member.shopper.get('/orders')).body.data.orders;
    const placed = (await member.shopper.get(`/orders/${orderNumber}`)).body.data.order;
    expect(placed.lines).toMatchObject([{ itemId: 'select', qty: 1, finalPrice: 49 }]);
    expect(placed.totals.taxTotal).toBeGreaterThan(0);
    expect(await paymentsIn(shop.database, 'AUTHORIZED')).toEqual([]);
    const { current } = await getMembership(member);
    const endsAt = new Date(shop.clock.now.getTime() + (7 + 365) * DAY_MS);
    expect(current).toMatchObject({
      endsAt: endsAt.toISOString(),
      renewal: { isOn: true, orderedAt: new Date(endsAt.getTime() - 7 * DAY_MS).toISOString() },
    });
    const { email } = (await findAccount(shop.database.db, member.accountId))!;
    expect(
      shop.mails.filter(({ to, text }) => to === email && text.includes(orderNumber as string)),
    ).toHaveLength(1);
  });

  it.each<[string, (member: RewardsMember) => Promise<unknown>]>([
    ['the renewal was switched off', turnOff],
    ['the member has bought the next term', (member) => buy(member, 'select')],
    ['the member has changed to Premium', (member) => buy(member, 'premium')],
    ['the membership was canceled', ({ shopper }) => cancelLatest(shopper)],
    ['the account is being closed', close],
    ['the membership has ended', ({ accountId }) => ageMemberships(shop, accountId, 7)],
  ])('is not placed if %s', async (_, change) => {
    const member = await joinRenewing(shop);
    await change(member);
    const before = await listOrders(member);
    await work();
    expect(await listOrders(member)).toEqual(before);
    expect(await listMails(member)).toEqual([]);
  });

  it('is canceled like any order, which ends the renewal until it is switched on again', async () => {
    const member = await joinRenewing(shop);
    await work();
    expect(await cancelLatest(member.shopper)).toBe(200);
    expect(await getRenewal(member)).toMatchObject({ isOn: false });
    await work();
    expect(await countOrders(member)).toBe(2);
    expect((await turnOn(member)).status).toBe(200);
    await work();
    await work();
    expect(await countOrders(member)).toBe(3);
  });

  it('does not follow from a renewal that was chosen for an earlier membership', async () => {
    const member = await joinRenewing(shop);
    await ageMemberships(shop, member.accountId, 7);
    await buy(member, 'select');
    expect(await getRenewal(member)).toMatchObject({ isOn: false });
    const upgraded = await joinRenewing(shop);
    await buy(upgraded, 'premium');
    expect(await getRenewal(upgraded)).toMatchObject({ isOn: false, price: 99 });
  });
});

const listOrders = ({ accountId }: RewardsMember) =>
  shop.database.db.selectFrom('orders').select('order_number').where('account_id', '=', accountId).execute();

async function cancelLatest(shopper: RewardsMember['shopper']): Promise<number> {
  const [{ orderNumber }] = (await shopper.get('/orders')).body.data.orders;
  return (await shopper.post(`/orders/${orderNumber}/cancel`)).status;
}

describe('a renewal that fails', () => {
  it('for a declined card is tried after one and three days, then switched off; a mail each time', async () => {
    const member = await joinRenewing(shop, { card: DECLINED_CARD });
    for (const [days, tries] of [
      [0, 1],
      [0.9, 1],
      [0.1, 2],
      [2.9, 2],
      [0.1, 3],
      [1, 3],
    ] as const) {
      passDays(shop, days);
      await work();
      expect(await listMails(member)).toHaveLength(tries);
    }
    expect(await getRenewal(member)).toMatchObject({ isOn: false, problem: 'PAYMENT_DECLINED' });
    const [first, , last] = await listMails(member);
    expect(first).toMatch(/Your card was declined\. You were not charged\.\nWe will try again on /);
    expect(last).toContain('We turned off automatic renewal. Your membership ends on');
    expect(await countOrders(member)).toBe(1);
    // With another card, it is placed at once.
    await saveMembershipCard(member);
    expect((await turnOn(member)).body.data.current.renewal).not.toHaveProperty('problem');
    await work();
    expect(await countOrders(member)).toBe(2);
  });

  it.each<[string, (member: RewardsMember) => Promise<unknown>]>([
    ['PRICE_ROSE', () => setProduct({ price_minor: 4901 })],
    ['DISCONTINUED', () => setProduct({ published: false })],
    [
      'CARD_REMOVED',
      async ({ shopper }) => {
        const { membershipPaymentId } = (await shopper.get('/account/payments')).body.data;
        await shopper.remove(`/account/payments/${membershipPaymentId}`);
      },
    ],
    [
      'CARD_EXPIRED',
      ({ accountId }) =>
        shop.database.db
          .updateTable('saved_cards')
          .set({ expiry_year: '2020' })
          .where('account_id', '=', accountId)
          .execute(),
    ],
  ])('for %s is switched off with one mail, and nothing is charged', async (problem, change) => {
    const member = await joinRenewing(shop);
    await change(member);
    await work();
    await work();
    expect(await countOrders(member)).toBe(1);
    expect(await listMails(member)).toEqual([expect.stringContaining('We turned off automatic renewal.')]);
    expect(await paymentsIn(shop.database, 'AUTHORIZED')).toEqual([]);
    await setProduct({ price_minor: 4900, published: true });
    expect(await getRenewal(member)).toMatchObject({ isOn: false, problem });
  });
});

describe('the reminder', () => {
  it('states price, day and card, and its price is the most that is charged', async () => {
    const member = await joinRenewing(shop, { daysLeft: 14 });
    await setProduct({ price_minor: 5500 });
    await remind();
    const [text, ...more] = await listMails(member);
    expect(text).toContain('we will charge $55.00, plus tax, to your card ending in 1111');
    expect(text).toMatch(/turn off automatic renewal here:\n\S+\/membership\n/);
    expect(more).toEqual([]);
    passDays(shop, 7);
    await work();
    expect(await countOrders(member)).toBe(2);
  });

  it('says that a card is missing, or that nothing is renewed', async () => {
    const member = await joinRenewing(shop, { daysLeft: 14 });
    await shop.database.db.deleteFrom('saved_cards').where('account_id', '=', member.accountId).execute();
    const other = await joinRenewing(shop, { daysLeft: 14 });
    await turnOff(other);
    const closing = await joinRenewing(shop, { daysLeft: 14 });
    await close(closing);
    await remind();
    expect(await listMails(closing)).toEqual([]);
    expect(await listMails(member)).toEqual([
      expect.stringContaining('Choose a valid card for your membership by'),
    ]);
    expect(await listMails(other)).toEqual([expect.stringContaining('It doesn’t renew by itself')]);
  });
});
