import { toMinorUnits } from '@foolscap/core/money';
import { recoverPayments } from '../../domains/orders/index.ts';
import { ADDRESS, readCart } from '../carts.ts';
import { order } from '../checkouts.ts';
import type { Shopper, TestReply } from '../test-shop.ts';
import { addCommand, cardCommand, getBalance, storedValueCommand, type Who } from './cart-commands.ts';
import { command, describeFault, type MoneyCommand, sequence, withFault } from './command.ts';
import type { Fault } from './faulty-gateway.ts';
import { type Card, type Model, type PlacedOrder, type Real, type Sku, STATUS_OF } from './model.ts';

const MINUTE = 60_000;
/** The time in which a shopper can cancel. */
const CANCELLABLE = 30 * MINUTE;
const LOG = { error: () => undefined, warn: () => undefined };

/** The status that an order gets, by the tenders that its shopper sees and the money that is on them. */
async function predictStatus(real: Real, shopper: Shopper): Promise<{ total: number; status: number }> {
  const { totals, orderPayments, payment } = (await shopper.get('/checkout/precheckout')).body.data
    .checkoutInfo;
  let rest = toMinorUnits(totals.ordTotal)!;
  let isCovered = true;
  for (const { lastFourDigit, amountApplied } of orderPayments) {
    const amount = toMinorUnits(amountApplied)!;
    const index = real.cards.findIndex(({ number }) => number.endsWith(lastFourDigit));
    if (amount > (await getBalance(real, index))) isCovered = false;
    rest -= amount;
  }
  if (rest > 0 && !payment) return { total: totals.ordTotal, status: 400 };
  if (!isCovered) return { total: totals.ordTotal, status: 402 };
  return { total: totals.ordTotal, status: rest > 0 ? STATUS_OF[payment.lastFourDigit as Card] : 200 };
}

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
  model.orders.push({ ...placed, number, placedAt: real.shop.clock.now.getTime(), isCanceled: false });
  real.counts.placed += 1;
}

/** A command that another tab sends while a call to the gateway is in flight. */
export interface OtherTab {
  /** 1 for the first call of the order. */
  call: number;
  command: MoneyCommand;
}

/** Goes through checkout, and repeats the request under its key: that changes nothing, also after a fault. */
export const placeCommand = (
  who: Who,
  isRepeated: boolean,
  fault: Fault | undefined,
  otherTab?: OtherTab,
): MoneyCommand => {
  const meanwhile = otherTab ? `, during call ${otherTab.call}: [${otherTab.command.toString()}]` : '';
  const name = `${who}: order${isRepeated ? ' twice' : ''}${describeFault(fault)}${meanwhile}`;
  return command(name, async (model, real) => {
    const shopper = real.shoppers[who];
    if (!((await readCart(shopper)).items ?? []).length) {
      expect([400, 404, 409]).toContain((await order(shopper, 1)).status);
      return;
    }
    const entries = { addresses: [ADDRESS], emailId1: 'ada@example.com' };
    expect((await shopper.put('/checkout/default', entries)).status).toBe(200);
    const { total, status } = await predictStatus(real, shopper);
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
    if (!isDisturbed) expect(reply.status).toBe(status);
    await learnOrder(model, real, { shopper, key, total }, reply);
    if (reply.status === 402) real.counts.declined += 1;
    if (reply.status === 503) real.counts.unanswered += 1;

    if (!isRepeated) return;
    real.counts.repeated += 1;
    const again = await order(shopper, total, key);
    if (!isDisturbed || reply.status === 200) {
      expect(again.status).toBe(reply.status);
      if (reply.status === 200) expect(again.body).toEqual(reply.body);
    }
    await learnOrder(model, real, { shopper, key, total }, again);
  });
};

/** Fills the cart, adds tenders and orders. */
export const checkoutCommand = (
  who: Who,
  items: { sku: Sku; qty: number },
  tenders: { storedValue: readonly number[]; card: Card },
  ...args: [isRepeated: boolean, fault: Fault | undefined, otherTab?: OtherTab | undefined]
): MoneyCommand =>
  sequence(
    addCommand(who, items.sku, items.qty),
    ...tenders.storedValue.map((index) => storedValueCommand(who, index)),
    cardCommand(who, tenders.card),
    placeCommand(who, ...args),
  );

/** Repeats the request of an order that was placed before, within the time that its outcome is stored or after it. */
export const repeatCommand = (index: number): MoneyCommand =>
  command(
    `repeat order ${index}`,
    async ({ orders }, { counts }) => {
      const { shopper, key, total, number } = orders[index % orders.length]!;
      counts.repeated += 1;
      const reply = await order(shopper, total, key);
      expect([reply.status, reply.body.data?.order.orderNumber]).toEqual([200, number]);
    },
    ({ orders }) => orders.length > 0,
  );

/** Cancels an order, or units of one of its lines. */
export const cancelCommand = (
  index: number,
  units: { line: number; qty: number } | undefined,
  fault: Fault | undefined,
): MoneyCommand =>
  command(
    `cancel ${units ? `${units.qty} of line ${units.line} of ` : ''}order ${index}${describeFault(fault)}`,
    async (model, real) => {
      const placed = model.orders[index % model.orders.length]!;
      const path = `/orders/${placed.number}`;
      const { lines } = (await placed.shopper.get(path)).body.data.order;
      const line = lines[(units?.line ?? 0) % lines.length];
      const left = line.qty - (line.canceledQty ?? 0);
      const isLate = real.shop.clock.now.getTime() >= placed.placedAt + CANCELLABLE;
      const isRefused = placed.isCanceled ? units !== undefined : isLate;
      let reply!: TestReply;
      await withFault(model, real, fault, async () => {
        const body = units && { lines: [{ lineNumber: line.lineNumber, qty: units.qty }] };
        reply = await placed.shopper.post(`${path}/cancel`, body);
      });
      // A gateway that fails is no concern of the shopper.
      expect(reply.status).toBe(isRefused ? 409 : units && units.qty > left ? 400 : 200);
      if (reply.status !== 200) return;
      const { status, refundedTotal, totals } = reply.body.data.order;
      if (placed.isCanceled) return;
      real.counts[status === 'CANCELED' ? 'canceled' : 'refunds'] += 1;
      placed.isCanceled = status === 'CANCELED';
      if (placed.isCanceled) expect(refundedTotal).toBe(totals.ordTotal);
      else expect(refundedTotal).toBeLessThan(totals.ordTotal);
    },
    ({ orders }) => orders.length > 0,
  );

export const waitCommand = (minutes: number): MoneyCommand =>
  command(`wait ${minutes} minutes`, async (_model, { shop: { clock } }) => {
    clock.now = new Date(clock.now.getTime() + minutes * MINUTE);
  });

/** Finishes what faults have left; a fault may happen in it, too. */
export async function recover(model: Model, real: Real, fault?: Fault): Promise<void> {
  const { shop, faulty, counts } = real;
  const isFaulty = await withFault(model, real, fault, async () => {
    counts.recoveries += await recoverPayments({ database: shop.database, gateway: faulty.gateway }, LOG);
  });
  if (!isFaulty) model.isUnfinished = false;
}

export const recoverCommand = (fault: Fault | undefined): MoneyCommand =>
  command(`recover${describeFault(fault)}`, (model, real) => recover(model, real, fault));
