import { sql } from 'kysely';
import {
  getOrderStatus,
  type DeliveryState,
  type OrderStatus,
  type PickupState,
} from '@foolscap/checkout/model';
import type { ApiContext } from '../../kernel/context.ts';
import type { Db } from '../../kernel/database/database.ts';
import { ApiError } from '../../kernel/http/api-error.ts';
import { operatorText } from '../../kernel/translations/reply-text.ts';
import { createOrderMails, getOrderUrl } from './order-mails.ts';
import { listParts, type OrderPartRow, type OrderRow } from './orders.repository.ts';

export type Fulfillment = ReturnType<typeof createFulfillment>;

/** The steps that an operator reports. */
export const FULFILLMENT_STEPS = ['ship', 'delivered', 'ready', 'collected'] as const;
export type FulfillmentStep = (typeof FULFILLMENT_STEPS)[number];

export interface FulfillmentRequest {
  orderNumber: string;
  step: FulfillmentStep;
  /** For `ship`. */
  carrier?: string | undefined;
  /** For `ship`. */
  tracking?: string | undefined;
  /** For `ready` and `collected`; optional if the order has only one store. */
  store?: string | undefined;
}

export interface FulfillmentOutcome {
  orderNumber: string;
  status: OrderStatus;
  /** False for a step that was already reported. */
  changed: boolean;
  /** Message for the operator. */
  message: string;
}

/** An order that still has steps to do. */
export interface OpenOrder {
  orderNumber: string;
  placedAt: string;
  status: OrderStatus;
  /** The possible next steps, in the form that the command takes: `ship`, `ready --store 1547`. */
  next: string[];
  /** The agent who placed it for the buyer: the name at that time and the user name, both empty if the agent's account was erased. */
  agent?: { name: string; username: string };
}

const DONE = ['DELIVERED', 'COLLECTED', 'CANCELED', 'DECLINED'] as const;

const refused = (message: string, status = 409) =>
  new ApiError(status, 'STEP_REFUSED', operatorText(message));

const getDelivery = (order: OrderRow, parts: readonly OrderPartRow[]): DeliveryState | undefined =>
  order.shipping_address
    ? ((parts.find(({ place }) => place === '')?.state as DeliveryState | undefined) ?? 'PLACED')
    : undefined;

const getPickups = (
  order: OrderRow,
  parts: readonly OrderPartRow[],
): { store: string; state: PickupState }[] =>
  order.pickups.map(({ storeNumber }) => ({
    store: storeNumber,
    state: (parts.find(({ place }) => place === storeNumber)?.state as PickupState | undefined) ?? 'PLACED',
  }));

const getStatus = (order: OrderRow, parts: readonly OrderPartRow[]) =>
  getOrderStatus(
    getDelivery(order, parts),
    getPickups(order, parts).map(({ state }) => state),
  );

/** Returns the part of an order that a request refers to: empty for the delivered part, otherwise a store. */
function getPlace(order: OrderRow, { orderNumber, step, store }: FulfillmentRequest): string {
  if (step === 'ship' || step === 'delivered') {
    if (store !== undefined)
      throw refused(`${step} takes no store: what a store hands out is ready, then collected.`, 400);
    if (!order.shipping_address && !order.pickups.length)
      throw refused(`Nothing of order ${orderNumber} is delivered.`);
    if (!order.shipping_address)
      throw refused(`Order ${orderNumber} is collected; nothing of it is delivered. Say that it is ready.`);
    return '';
  }
  const stores = order.pickups.map(({ storeNumber }) => storeNumber);
  if (!stores.length && !order.shipping_address)
    throw refused(`Nothing of order ${orderNumber} is collected.`);
  if (!stores.length)
    throw refused(`Order ${orderNumber} is delivered; nothing of it is collected. Ship it.`);
  if (store === undefined) {
    if (stores.length > 1)
      throw refused(
        `Order ${orderNumber} is collected in several stores. Name one: ${stores.join(', ')}.`,
        400,
      );
    return stores[0]!;
  }
  if (!stores.includes(store))
    throw refused(
      `Nothing of order ${orderNumber} is collected in store ${store}, but in ${stores.join(', ')}.`,
    );
  return store;
}

/** The state of a part after each step. */
const AFTER = { ship: 'SHIPPED', delivered: 'DELIVERED', ready: 'READY', collected: 'COLLECTED' } as const;

/**
 * Creates the fulfillment steps of a placed order, as reported by an operator or a warehouse. A repeated step changes nothing, and an
 * impossible one is rejected with the reason. Steps lock the order, so either a cancellation or a shipment wins.
 */
export function createFulfillment({
  database,
  mailer,
  settings,
  now,
  onShipped,
}: Pick<ApiContext, 'database' | 'mailer' | 'settings' | 'now'> & {
  /** Called after a step that ships a part, or hands it out. */
  onShipped?: (orderNumber: string, log: Parameters<ApiContext['mailer']['write']>[3]) => Promise<void>;
}) {
  const { db } = database;
  const mails = createOrderMails({ database, mailer, now });
  async function write(
    trx: Db,
    order: OrderRow,
    request: FulfillmentRequest,
  ): Promise<{ changed: boolean; notifies: boolean }> {
    const place = getPlace(order, request);
    const where = place ? ` in store ${place}` : '';
    const parts = await listParts(trx, order.order_number);
    const part = parts.find((each) => each.place === place);
    const { step, carrier, tracking, orderNumber } = request;

    if (part?.state === AFTER[step]) {
      // A repeated step, which may correct a mistyped tracking number.
      const carries = step === 'ship' && (carrier ?? part.carrier) !== part.carrier;
      const tracks = step === 'ship' && (tracking ?? part.tracking_number) !== part.tracking_number;
      if (!carries && !tracks) return { changed: false, notifies: false };
      await trx
        .updateTable('order_parts')
        .set({ carrier: carrier ?? part.carrier, tracking_number: tracking ?? part.tracking_number })
        .where('order_number', '=', orderNumber)
        .where('place', '=', place)
        .execute();
      return { changed: true, notifies: false };
    }
    if (step === 'ship' && part) throw refused(`Order ${orderNumber} was delivered already.`);
    if (step === 'ready' && part) throw refused(`Order ${orderNumber} was collected${where} already.`);
    if (step === 'delivered' && !part) throw refused(`Order ${orderNumber} was not shipped yet.`);
    if (step === 'collected' && !part) throw refused(`Order ${orderNumber} is not ready${where} yet.`);

    await sql`
      insert into order_parts (order_number, place, state, carrier, tracking_number, begun_at)
      values (${orderNumber}, ${place}, ${AFTER[step]}, ${carrier ?? null}, ${tracking ?? null}, ${now()})
      on conflict (order_number, place) do update set state = excluded.state, done_at = excluded.begun_at`.execute(
      trx,
    );
    const status = getStatus(order, await listParts(trx, orderNumber));
    await trx
      .updateTable('orders')
      .set({
        status,
        ...(step === 'ship' ? { shipped_at: now() } : {}),
        ...(step === 'delivered' ? { delivered_at: now() } : {}),
      })
      .where('order_number', '=', orderNumber)
      .execute();
    return { changed: true, notifies: true };
  }

  async function notifyShopper(
    order: OrderRow,
    request: FulfillmentRequest,
    log: Parameters<typeof mailer.write>[3],
  ): Promise<void> {
    const mailed = {
      orderNumber: order.order_number,
      email: order.email,
      locale: order.locale,
      pageUrl: getOrderUrl(settings, order),
    };
    const { carrier, tracking } = request;
    if (request.step === 'ship') await mails.shipped(mailed, { carrier, tracking }, log);
    const store = order.pickups.find(
      ({ storeNumber }) => storeNumber === (request.store ?? order.pickups[0]?.storeNumber),
    );
    if (request.step === 'ready' && store)
      await mails.ready(
        { ...mailed, email: order.pickup_person?.email || order.email },
        {
          store: store.name,
          address: `${store.address.addressLine1}, ${store.address.city}, ${store.address.state} ${store.address.zipcode}`,
          hours: store.workingHours,
        },
        log,
      );
  }

  return {
    /** @throws ApiError 404 for an unknown order, 409 for an impossible step, 400 if the store is required but missing */
    async execute(
      request: FulfillmentRequest,
      log: Parameters<typeof mailer.write>[3],
    ): Promise<FulfillmentOutcome> {
      const { orderNumber, step } = request;
      const { order, changed, notifies } = await db.transaction().execute(async (trx) => {
        const found = await trx
          .selectFrom('orders')
          .selectAll()
          .where('order_number', '=', orderNumber)
          .forUpdate()
          .executeTakeFirst();
        if (!found)
          throw new ApiError(404, 'ORDER_NOT_FOUND', operatorText(`There is no order ${orderNumber}.`));
        if (found.status === 'CANCELED' || found.status === 'DECLINED')
          throw refused(
            `Order ${orderNumber} was ${found.status.toLowerCase()}; its units and its money have been returned.`,
          );
        if (found.status === 'PENDING_APPROVAL')
          throw refused(`Order ${orderNumber} is waiting for approval.`);
        return { order: found, ...(await write(trx, found, request)) };
      });
      if (notifies) await notifyShopper(order, request, log);
      if (notifies && (step === 'ship' || step === 'collected')) await onShipped?.(orderNumber, log);
      const status = getStatus(order, await listParts(db, orderNumber));
      const what = { ship: 'shipped', delivered: 'delivered', ready: 'ready', collected: 'collected' }[step];
      return {
        orderNumber,
        status,
        changed,
        message: notifies
          ? `Order ${orderNumber} is ${what}.`
          : changed
            ? `Order ${orderNumber}: carrier and tracking number changed.`
            : `Order ${orderNumber} was ${what} already; nothing changed.`,
      };
    },

    /** Lists orders that still have steps to do, oldest first. */
    async open(limit: number): Promise<OpenOrder[]> {
      const rows = await db
        .selectFrom('orders')
        .leftJoin('agent_visits', 'agent_visits.id', 'orders.agent_visit_id')
        .leftJoin('accounts as agent', 'agent.id', 'agent_visits.agent_account_id')
        .selectAll('orders')
        .select(['agent_name', 'agent.username as agent_username'])
        .where('orders.status', 'not in', DONE)
        // Memberships start with their order, so an order of nothing else has no step.
        .where(sql<boolean>`(shipping_address is not null or jsonb_array_length(pickups) > 0)`)
        .orderBy('placed_at')
        .orderBy('order_number')
        .limit(limit)
        .execute();
      const parts = rows.length
        ? await db
            .selectFrom('order_parts')
            .selectAll()
            .where(
              'order_number',
              'in',
              rows.map(({ order_number }) => order_number),
            )
            .execute()
        : [];
      return rows.map((order) => {
        const own = parts.filter(({ order_number }) => order_number === order.order_number);
        const delivery = getDelivery(order, own);
        const pickups = getPickups(order, own);
        return {
          orderNumber: order.order_number,
          placedAt: order.placed_at.toISOString(),
          status: order.status,
          ...(order.agent_name === null
            ? {}
            : { agent: { name: order.agent_name, username: order.agent_username ?? '' } }),
          // The warehouse has nothing to do for an order that waits for approval.
          next:
            order.status === 'PENDING_APPROVAL'
              ? []
              : [
                  ...(delivery === 'PLACED' ? ['ship'] : delivery === 'SHIPPED' ? ['delivered'] : []),
                  ...pickups
                    .filter(({ state }) => state !== 'COLLECTED')
                    .map(
                      ({ store, state }) => `${state === 'PLACED' ? 'ready' : 'collected'} --store ${store}`,
                    ),
                ],
        };
      });
    },
  };
}
