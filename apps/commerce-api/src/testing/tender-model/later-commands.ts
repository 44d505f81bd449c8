import type { Order } from '@foolscap/checkout/contract';
import { createMailer } from '../../kernel/mail/mailer.ts';
import { createOrderApprovals, recoverPayments } from '../../domains/orders/index.ts';
import type { TestReply } from '../test-shop.ts';
import { command, describeFault, type MoneyCommand, withFault } from './command.ts';
import type { Fault } from './faulty-gateway.ts';
import type { Model, Real } from './model.ts';

const MINUTE = 60_000;
/** The time in which a shopper can cancel. */
const CANCELLABLE = 30 * MINUTE;
const LOG = { error: () => undefined, info: () => undefined, warn: () => undefined };

/** Cancels an order, or units of one of its lines. */
export const cancelCommand = (
  index: number,
  units: { line: number; qty: number } | undefined,
  fault: Fault | undefined,
): MoneyCommand =>
  command(
    `cancel ${units ? `${units.qty} of line ${units.line} of ` : ''}order ${index}${describeFault(fault)}`,
    async (model, real) => {
      const placed = model.orders[index % model.orders.length];
      // An earlier checkout in the same sequence may have been rejected.
      if (!placed) return;
      const path = `/orders/${placed.number}`;
      const { lines } = (await placed.shopper.get(path)).body.data.order;
      const line = lines[(units?.line ?? 0) % lines.length];
      const left = line.qty - (line.canceledQty ?? 0);
      const isLate = real.shop.clock.now.getTime() >= placed.placedAt + CANCELLABLE;
      const isRefused = placed.isDeclined || (placed.isCanceled ? units !== undefined : isLate);
      let reply!: TestReply;
      await withFault(model, real, fault, async () => {
        const body = units && { lines: [{ lineNumber: line.lineNumber, qty: units.qty }] };
        reply = await placed.shopper.post(`${path}/cancel`, body);
      });
      // A gateway failure does not affect the shopper. If the remaining units would not keep their price, nothing is canceled.
      const isBound = reply.body.error?.code === 'ORDER_PART_NOT_CANCELLABLE';
      if (isBound) expect([units !== undefined, isRefused]).toEqual([true, false]);
      else expect(reply.status).toBe(isRefused ? 409 : units && units.qty > left ? 400 : 200);
      if (reply.status !== 200) return;
      const { status, refundedTotal, totals, payments } = reply.body.data.order as Order;
      if (placed.isCanceled) return;
      real.counts[status === 'CANCELED' ? 'canceled' : 'refunds'] += 1;
      placed.isCanceled = status === 'CANCELED';
      placed.isPending &&= !placed.isCanceled;
      if (placed.isCanceled) expect(refundedTotal).toBe(totals.ordTotal);
      else {
        expect(refundedTotal).toBeLessThan(totals.ordTotal);
        if (payments!.some(({ type, amountRefunded }) => type === 'REWARDS' && amountRefunded))
          real.counts.rewardsReturns += 1;
      }
    },
    ({ orders }) => orders.length > 0,
  );

/** Releases or declines an order that waits for approval, twice: the second decision is rejected. */
export const decideCommand = (
  index: number,
  action: 'RELEASE' | 'DECLINE',
  fault: Fault | undefined,
): MoneyCommand =>
  command(
    `${action.toLowerCase()} order ${index}${describeFault(fault)}`,
    async (model, real) => {
      const pending = model.orders.filter(({ isPending }) => isPending);
      const placed = pending[index % pending.length];
      // An earlier checkout in the same sequence may have been rejected.
      if (!placed) return;
      const { shop, faulty, approverId } = real;
      const approvals = createOrderApprovals({
        database: shop.database,
        gateway: faulty.gateway,
        settings: shop.settings,
        mailer: createMailer({ send: async () => undefined }),
        now: () => shop.clock.now,
      });
      const decision = { orderNumber: placed.number, approverId, action };
      const decide = () => approvals.decide(decision, LOG);
      await withFault(model, real, fault, async () => {
        expect((await decide()).status).toBe(action === 'RELEASE' ? 'RELEASED' : 'DECLINED');
      });
      await expect(decide()).rejects.toMatchObject({ status: 409, code: 'ORDER_NOT_PENDING' });
      placed.isPending = false;
      placed.isDeclined = action === 'DECLINE';
      real.counts[action === 'RELEASE' ? 'released' : 'refused'] += 1;
    },
    ({ orders }) => orders.some(({ isPending }) => isPending),
  );

export const waitCommand = (minutes: number): MoneyCommand =>
  command(`wait ${minutes} minutes`, async (_model, { shop: { clock } }) => {
    clock.now = new Date(clock.now.getTime() + minutes * MINUTE);
  });

/** Finishes the steps that faults have left open; a fault may also happen in this step. */
export async function recover(model: Model, real: Real, fault?: Fault): Promise<void> {
  const { shop, faulty, counts } = real;
  const isFaulty = await withFault(model, real, fault, async () => {
    counts.recoveries += await recoverPayments(
      { database: shop.database, gateway: faulty.gateway, now: () => shop.clock.now },
      LOG,
    );
  });
  if (!isFaulty) model.isUnfinished = false;
}

export const recoverCommand = (fault: Fault | undefined): MoneyCommand =>
  command(`recover${describeFault(fault)}`, (model, real) => recover(model, real, fault));
