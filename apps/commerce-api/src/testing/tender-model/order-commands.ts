import { toMinorUnits } from '@foolscap/core/money';
import { readCart } from '../carts.ts';
import { order } from '../checkouts.ts';
import { getRewards } from '../rewards.ts';
import type { TestReply } from '../test-shop.ts';
import {
  addCommand,
  applyCheckedCommand,
  checkBalanceCommand,
  couponCommand,
  getBalance,
  rewardsCommand,
  storedValueCommand,
  type Who,
} from './cart-commands.ts';
import { command, describeFault, type MoneyCommand, sequence, withFault } from './command.ts';
import type { Fault } from './faulty-gateway.ts';
import {
  APPROVAL_LIMIT,
  type CartStoredValue,
  type Coupon,
  type Model,
  type PlacedOrder,
  type Real,
  type Sku,
} from './model.ts';
import { predictStatus } from './predict-order.ts';

/** Returns the part of a reply that a failure should print: its status, and the code of an error. */
const getOutcome = ({ status, body }: TestReply) => ({
  status,
  code: body?.error?.code as string | undefined,
});

/** Finds the orders that were placed with a key: one at most. */
async function findOrdered({ shop }: Real, key: string): Promise<string | undefined> {
  const attempts = await shop.database.db
    .selectFrom('payment_attempts')
    .select('order_number')
    .where('idempotency_key', '=', key)
    .where('order_number', 'is not', null)
    .execute();
  expect(attempts.length).toBeLessThanOrEqual(1);
  return attempts[0]?.order_number ?? undefined;
}

/** Checks that an order took money of applied cards and rewards only, and notes that its cart has ended. */
async function checkTaken(real: Real, orderNumber: string, stored: CartStoredValue): Promise<void> {
  const { applied, checked, rewards = 0 } = stored;
  const payments = await real.shop.database.db
    .selectFrom('payments')
    .innerJoin('payment_attempts', 'payment_attempts.id', 'payments.attempt_id')
    .select(['payments.type', 'payments.token', 'payments.amount_minor'])
    .where('payment_attempts.order_number', '=', orderNumber)
    .where('payments.type', 'in', ['GIFT_CARD', 'PREPAID_CARD', 'REWARDS'])
    .execute();
  for (const { type, token, amount_minor } of payments)
    if (type === 'REWARDS') {
      expect(amount_minor).toBeLessThanOrEqual(rewards);
      real.counts.rewardsOrders += 1;
    } else expect([...applied]).toContain(real.cards.findIndex((card) => card.token === token));
  const balances = await Promise.all([...checked].map((index) => getBalance(real, index)));
  if (balances.some((balance) => balance > 0)) real.counts.unapplied += 1;
  applied.clear();
  checked.clear();
  stored.rewards = undefined;
}

/** Notes an order that exists during or after a request, and checks that the reply agrees. */
async function learnOrder(
  model: Model,
  real: Real,
  placed: Pick<PlacedOrder, 'shopper' | 'key' | 'total'>,
  reply?: TestReply,
): Promise<void> {
  const number = await findOrdered(real, placed.key);
  expect(reply?.status === 200 ? reply.body.data.order.orderNumber : number).toBe(number);
  if (number === undefined || model.orders.some((each) => each.number === number)) return;
  const { status } = await real.shop.database.db
    .selectFrom('orders')
    .select('status')
    .where('order_number', '=', number)
    .executeTakeFirstOrThrow();
  const who = real.shoppers.findIndex(({ shopper }) => shopper === placed.shopper);
  const { isBuyer } = real.shoppers[who]!;
  await checkTaken(real, number, model.stored[who]!);
  const isPending = isBuyer && toMinorUnits(placed.total)! > APPROVAL_LIMIT;
  expect(status).toBe(isPending ? 'PENDING_APPROVAL' : 'PLACED');
  const placedAt = real.shop.clock.now.getTime();
  model.orders.push({ ...placed, number, placedAt, isCanceled: false, isPending, isDeclined: false });
  real.counts.placed += 1;
  if (isPending) real.counts.pending += 1;
}

/** Notes that a cart uses what is left if its rewards no longer suffice. */
async function learnRewards(model: Model, real: Real, who: Who, { body }: TestReply): Promise<void> {
  if (body?.error?.code !== 'REWARDS_BALANCE_CHANGED') return;
  model.stored[who].rewards =
    (await getRewards(real.shop.database, real.shoppers[who].accountId!)) || undefined;
}

/** Counts the tenders and coupons that orders have used. */
async function countUse(real: Real, number: string, paidBy: string | undefined): Promise<void> {
  const { db } = real.shop.database;
  if (paidBy === 'ACCOUNT') real.counts.invoices += 1;
  if (paidBy !== undefined && paidBy !== 'ACCOUNT' && paidBy !== 'CARD') real.counts.wallets += 1;
  const uses = await db
    .selectFrom('promotion_uses')
    .select('promotion_id')
    .where('order_number', '=', number)
    .execute();
  real.counts.coupons += uses.length;
}

/** A command that another tab sends while a call to the gateway is in flight. */
export interface OtherTab {
  /** 1 for the first call of the order. */
  call: number;
  command: MoneyCommand;
}

/** Goes through checkout, and repeats the request under its key, which changes nothing, even after a fault. */
export const placeCommand = (
  who: Who,
  isRepeated: boolean,
  fault: Fault | undefined,
  otherTab?: OtherTab,
): MoneyCommand => {
  const meanwhile = otherTab ? `, during call ${otherTab.call}: [${otherTab.command.toString()}]` : '';
  const name = `${who}: order${isRepeated ? ' twice' : ''}${describeFault(fault)}${meanwhile}`;
  return command(name, async (model, real) => {
    const person = real.shoppers[who];
    const { shopper, entries } = person;
    if (!((await readCart(shopper)).items ?? []).length) {
      expect([400, 404, 409]).toContain((await order(shopper, 1)).status);
      return;
    }
    expect((await shopper.put('/checkout/default', entries)).status).toBe(200);
    const { total, status, paidBy } = await predictStatus(real, person, model.stored[who]);
    real.keys.last += 1;
    const key = `order-${real.keys.last}`;
    const interruption = otherTab && {
      call: otherTab.call,
      run: async () => {
        // The order that is being captured can be canceled.
        await learnOrder(model, real, { shopper, key, total });
        if (otherTab.command.check(model)) await otherTab.command.step(model, real);
      },
    };
    let reply!: TestReply;
    const place = async () => void (reply = await order(shopper, total, key));
    const isDisturbed = await withFault(model, real, fault, place, interruption);
    if (!isDisturbed) expect(getOutcome(reply)).toMatchObject({ status });
    await learnOrder(model, real, { shopper, key, total }, reply);
    await learnRewards(model, real, who, reply);
    if (reply.status === 200) await countUse(real, reply.body.data.order.orderNumber, paidBy);
    if (reply.status === 402) real.counts.declined += 1;
    if (reply.status === 503) real.counts.unanswered += 1;

    if (!isRepeated) return;
    real.counts.repeated += 1;
    const again = await order(shopper, total, key);
    if (!isDisturbed || reply.status === 200) {
      expect(getOutcome(again)).toEqual(getOutcome(reply));
      if (reply.status === 200) expect(again.body).toEqual(reply.body);
    }
    await learnOrder(model, real, { shopper, key, total }, again);
  });
};

/** Fills the cart, adds tenders and orders. */
export const checkoutCommand = (
  who: Who,
  items: { sku: Sku; qty: number },
  tenders: {
    storedValue: readonly number[];
    /** Cards whose balance is checked before the others are applied. */
    checked: readonly number[];
    /** The place of the checked card that is applied by its id after all. */
    applied: number | undefined;
    /** US cents of rewards, all of them, or none. */
    rewards: number | 'all' | undefined;
    rest: (who: Who) => MoneyCommand;
    coupon: Coupon | undefined;
  },
  ...args: [isRepeated: boolean, fault: Fault | undefined, otherTab?: OtherTab | undefined]
): MoneyCommand =>
  sequence(
    addCommand(who, items.sku, items.qty),
    ...tenders.checked.map((index) => checkBalanceCommand(who, index)),
    ...tenders.storedValue.map((index) => storedValueCommand(who, index)),
    ...(tenders.applied === undefined ? [] : [applyCheckedCommand(who, tenders.applied)]),
    ...(tenders.rewards === undefined || who === 0
      ? []
      : [rewardsCommand(who, tenders.rewards === 'all' ? undefined : tenders.rewards)]),
    tenders.rest(who),
    ...(tenders.coupon ? [couponCommand(who, tenders.coupon)] : []),
    placeCommand(who, ...args),
  );

/** Repeats the request of an earlier order, either while its outcome is stored or later. */
export const repeatCommand = (index: number): MoneyCommand =>
  command(
    `repeat order ${index}`,
    async ({ orders }, { counts }) => {
      const { shopper, key, total, number } = orders[index % orders.length]!;
      counts.repeated += 1;
      const reply = await order(shopper, total, key);
      expect(getOutcome(reply)).toEqual({ status: 200, code: undefined });
      expect(reply.body.data.order.orderNumber).toBe(number);
    },
    ({ orders }) => orders.length > 0,
  );
