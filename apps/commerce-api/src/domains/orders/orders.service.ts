import type { FastifyBaseLogger } from 'fastify';
import type { Order, OrderListItem, OrdersQuery } from '@foolscap/checkout/contract';
import { CHECKOUT_CODES, reorderItems } from '@foolscap/checkout/model';
import { toDecimal } from '@foolscap/core/money';
import type { Caller, KnownCaller } from '../../kernel/caller/caller.ts';
import type { Db } from '../../kernel/database/database.ts';
import { ApiError, notFound } from '../../kernel/http/api-error.ts';
import type { IdempotentRequest } from '../../kernel/http/idempotency.ts';
import { runOnce } from '../../kernel/http/run-once.ts';
import type { Session } from '../../kernel/sessions/sessions.repository.ts';
import { findMembership, hasPermission } from '../organizations/index.ts';
import type { AttemptRow, PaymentContext } from '../payments/index.ts';
import { cancelUnits, type CanceledUnits, isEverything, unitsToCancel } from './cancel-units.ts';
import { addOrderEvent } from './order-events.ts';
import { openByEmail, openByLink } from './order-links.ts';
import { createOrderPayments } from './order-payments.ts';
import { isCancellable, orderData } from './order-reply.ts';
import {
  findOrder,
  listOrders,
  lockOrder,
  getNames,
  type OrderLineRow,
  type OrderOwner,
  type OrderRow,
  readOrder,
  type WholeOrder,
} from './orders.repository.ts';
import { undoOrder } from './undo-order.ts';

/** Orders per page. */
const PAGE_SIZE = 10;

export interface OrderListing {
  orders: OrderListItem[];
  page: number;
  pages: number;
  total: number;
  /** Years that have orders, newest first. */
  years: number[];
}

const getItem = (order: OrderRow, placedBy: string | undefined): OrderListItem => ({
  ...(order.purchase_order_number ? { purchaseOrderNumber: order.purchase_order_number } : {}),
  ...(placedBy === undefined ? {} : { placedBy }),
  orderNumber: order.order_number,
  placedAt: order.placed_at.toISOString(),
  status: order.status,
  ordTotal: toDecimal(order.ord_total_minor),
  numberOfItems: order.totals.numberOfItems,
});

/** Finds the agent who placed an order for the buyer; undefined for other orders. The name is that of the time of the visit. */
async function findAgentOf(
  db: Db,
  { agent_visit_id }: Pick<OrderRow, 'agent_visit_id'>,
): Promise<Order['placedByAgent']> {
  if (agent_visit_id === null) return undefined;
  const visit = await db
    .selectFrom('agent_visits')
    .select(['agent_name', 'agent_kind'])
    .where('id', '=', agent_visit_id)
    .executeTakeFirst();
  return visit && { name: visit.agent_name, kind: visit.agent_kind };
}

const tooLate = () =>
  new ApiError(
    409,
    CHECKOUT_CODES.notCancellable,
    'This order can no longer be canceled. When it arrives you can send it back.',
  );

export type OrdersService = ReturnType<typeof createOrdersService>;

/** Creates the calls for a shopper's own orders. Other shoppers' orders are treated as if they did not exist (decision-foreign-ids.2). */
export function createOrdersService({
  database,
  gateway,
  now,
  onRefunded,
}: Pick<PaymentContext, 'database' | 'gateway' | 'now'> & {
  /** Called after units or a whole order were canceled. */
  onRefunded?: (orderNumber: string, log: FastifyBaseLogger) => Promise<void>;
}) {
  const { db } = database;
  const payments = createOrderPayments({ database, gateway, now });

  /** Returns the owner for the caller's orders: the caller, or the whole organization for members who maintain its account. */
  async function getOwner(caller: Caller, session: Session): Promise<OrderOwner> {
    const owner = caller.owner(session);
    const member = await findMembership(db, caller.accountId);
    return member && hasPermission(member, 'ACCOUNT_MAINTENANCE')
      ? { ...owner, organizationId: member.organization.id }
      : owner;
  }

  const orderNotFound = () => notFound('ORDER_NOT_FOUND', 'We couldn’t find this order.');

  async function own(caller: Caller, orderNumber: string) {
    const found =
      caller.session && (await findOrder(db, orderNumber, await getOwner(caller, caller.session)));
    if (!found) throw orderNotFound();
    return found;
  }

  async function describe(found: WholeOrder, connection: Db = db): Promise<Order> {
    const placedBy = (await getNames(connection, [found.order])).get(found.order.account_id ?? '');
    const agent = await findAgentOf(connection, found.order);
    return {
      ...orderData(found, now()),
      ...(placedBy === undefined ? {} : { placedBy }),
      ...(agent ? { placedByAgent: agent } : {}),
    };
  }

  /** Finds an order that the caller approves or has approved, which may be of another member. */
  async function findToApprove(caller: Caller, orderNumber: string): Promise<WholeOrder | undefined> {
    const member = await findMembership(db, caller.accountId);
    if (!caller.session || !member || !hasPermission(member, 'APPROVE_ORDERS')) return undefined;
    const organizationId = member.organization.id;
    const found = await findOrder(db, orderNumber, { ...caller.owner(caller.session), organizationId });
    const needsApproval =
      found &&
      (await db
        .selectFrom('order_events')
        .select('id')
        .where('order_number', '=', orderNumber)
        .limit(1)
        .executeTakeFirst());
    return needsApproval ? found : undefined;
  }

  const find = async (caller: Caller, orderNumber: string): Promise<Order> =>
    describe((await findToApprove(caller, orderNumber)) ?? (await own(caller, orderNumber)));

  return {
    find,

    /** Opens a guest's order in this session through a mailed link (decision-guest-orders). @throws ApiError 404 */
    async openByLink({ session }: KnownCaller, orderNumber: string, token: string): Promise<void> {
      const isOpen = await openByLink(db, { orderNumber, token, sessionId: session.id }, now());
      if (!isOpen) throw orderNotFound();
    },

    /** Opens a guest's order in this session by its number and email address. @throws ApiError 404, the same for any reason */
    async openByEmail(
      { session, tenant }: KnownCaller,
      order: { orderNumber: string; email: string },
    ): Promise<void> {
      if (!(await openByEmail(db, { ...order, tenant, sessionId: session.id }, now()))) throw orderNotFound();
    },

    /** Lists an order's items in the form that an add to the cart takes. */
    listItems: async (caller: Caller, orderNumber: string) =>
      reorderItems((await find(caller, orderNumber)).lines),

    async list(caller: Caller, { q, status, year, page = '1' }: OrdersQuery): Promise<OrderListing> {
      if (!caller.session) return { orders: [], page: 1, pages: 1, total: 0, years: [] };
      const filter = { q, status, year: year === undefined ? undefined : Number(year) };
      const { rows, total, years } = await listOrders(db, await getOwner(caller, caller.session), filter, {
        page: Number(page),
        size: PAGE_SIZE,
      });
      const names = await getNames(db, rows);
      return {
        orders: rows.map((order) => getItem(order, names.get(order.account_id ?? ''))),
        page: Number(page),
        pages: Math.max(1, Math.ceil(total / PAGE_SIZE)),
        total,
        years,
      };
    },

    /**
     * Cancels an order, or some of its units. Status, units and money change in one transaction; afterwards the gateway returns the money,
     * through this call or `recoverPayments`. Repeating the call with its key gets the first reply; without a key, canceling a canceled
     * order changes nothing.
     * @param requested the units to cancel; without it, everything that is left
     * @param onCanceled called once, by the call that canceled the whole order
     * @throws ApiError 400 for units that the order does not have, 404, 409 if it is too late
     */
    async cancel(
      caller: Caller,
      idempotency: IdempotentRequest | undefined,
      orderNumber: string,
      requested: readonly CanceledUnits[] | undefined,
      log: FastifyBaseLogger,
      onCanceled: (order: Order) => Promise<void>,
    ): Promise<Order> {
      async function change(trx: Db, order: OrderRow, lines: readonly OrderLineRow[]) {
        if (order.status === 'CANCELED' && !requested) return undefined;
        if (order.status === 'CANCELED')
          throw new ApiError(409, CHECKOUT_CODES.notCancellable, 'This order is already canceled.');
        if (!isCancellable(order, now())) throw tooLate();
        const units = requested && unitsToCancel(lines, requested);
        if (units && !isEverything(lines, units)) {
          await cancelUnits(trx, order, lines, units);
          return 'UNITS';
        }
        await trx
          .updateTable('orders')
          .set({ status: 'CANCELED', canceled_at: now() })
          .where('order_number', '=', orderNumber)
          .execute();
        if (order.status === 'PENDING_APPROVAL') {
          const accountId = caller.accountId ?? null;
          await addOrderEvent(trx, { orderNumber, kind: 'CANCELED', accountId }, now());
        }
        return undoOrder(trx, order, lines, 'CANCELED');
      }

      await own(caller, orderNumber);
      /** Set by the call that changes the order. A repeated call gets the stored outcome instead. */
      const done: { change?: 'UNITS' | AttemptRow[] | undefined } = {};
      const { order } = await runOnce<{ order: Order }, WholeOrder>(
        { db, now },
        // Without a session, no order is found.
        caller.session!,
        idempotency,
        async (trx, { order: before, lines }) => {
          done.change = await change(trx, before, lines);
          return { order: await describe((await readOrder(trx, orderNumber))!, trx) };
        },
        async (trx) => (await lockOrder(trx, orderNumber))!,
      );
      if (done.change === 'UNITS') {
        await payments.makeRefunds(orderNumber, log);
        log.info({ orderNumber }, 'units of an order canceled');
      } else if (done.change) {
        for (const attempt of done.change)
          await payments.orLater(payments.finishReversal(attempt), attempt, log);
        log.info({ orderNumber }, 'order canceled');
        await onCanceled(order);
      }
      if (done.change) await onRefunded?.(orderNumber, log);
      return order;
    },
  };
}
