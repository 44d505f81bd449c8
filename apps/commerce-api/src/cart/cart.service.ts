import { randomUUID } from 'node:crypto';
import type {
  AddItemsBody,
  CartData,
  UpdateCartBody,
  UpdateItemsBody,
  WholeCartData,
} from '@foolscap/cart/contract';
import { CART_CODES, DEFAULT_CART_ID } from '@foolscap/cart/model';
import { MAX_LINE_QUANTITY } from '@foolscap/core/quantity';
import {
  US_STATES,
  type Address,
  type DeliveryType,
  type Message,
  type TenantId,
} from '@foolscap/core/vocabulary';
import { sql, type RawBuilder } from 'kysely';
import type { Caller } from '../account/caller.ts';
import type { ApiContext } from '../context.ts';
import type { Db } from '../database/database.ts';
import { membershipOf } from '../organizations/membership.ts';
import { permittedAddress } from '../organizations/organization-addresses.ts';
import { ApiError, badRequest, notFound } from '../http/api-error.ts';
import {
  lockNameOf,
  outcomeOf,
  outcomeUnderKey,
  readOutcome,
  stillRunning,
  writeOutcome,
  type IdempotentRequest,
  type OutcomeRow,
} from '../http/idempotency.ts';
import { changeOfCart, emptyCart, wholeCart, type MessagesByLine, type ReplyContext } from './cart-reply.ts';
import {
  childrenOf,
  findCart,
  isPickup,
  listLines,
  listLinesAndSums,
  listLinesOfItems,
  listRefused,
  listSellable,
  listStoreStock,
  lockCartUnderKey,
  lockOrCreateCart,
  markDeleted,
  moveLine,
  readForAddition,
  restoreChildren,
  updateCartRow,
  writeChange,
  writeLines,
  type CartRow,
  type LineRow,
  type LineWrite,
  type SellableRow,
} from './cart.repository.ts';
import type { PickupPerson } from '../database/tables.ts';
import { isZipOfState } from '../stores/zip-places.ts';
import { decideAddition, decideQuantity, invalidStore, noneInStore, notForPickup } from './line-quantity.ts';

/** A caller who has a session, for everything that writes. */
export type KnownCaller = Caller & { session: NonNullable<Caller['session']> };

export interface ChangeRequest {
  caller: KnownCaller;
  idempotency: IdempotentRequest | undefined;
  /** responseType=WHOLE */
  whole: boolean;
}

/** What one call asked of a line that it left as it was. */
interface LineCounts {
  requestedQty: number;
  qtyAdded: 0;
  prevQty: number;
}

interface RefusedItem {
  itemId: string;
  requestedQty: number;
  deliveryType: DeliveryType;
  /** Missing in outcomes that were stored before there was such a thing. */
  pickupStore?: string;
}

/** What a change came to; kept under its key, so that the same request can be answered again. */
interface ChangeOutcome {
  /** Lines that were changed, or that have something to say. */
  lineIds: string[];
  /** By line, or by item where no line came to be. */
  messages: Record<string, Message[]>;
  /**
   * Lines that stayed as they were: their rows still tell of the call that last changed them. Missing in outcomes that were
   * stored before there was such a thing.
   */
  unchanged?: Record<string, LineCounts>;
  refused: RefusedItem[];
  errors: { code: string; description: string; type: 'ERROR' }[];
  newItemAdded: boolean;
  previousRevision: number;
  revision: number;
}

type Work = Required<Pick<ChangeOutcome, 'lineIds' | 'messages' | 'unchanged' | 'refused' | 'errors'>> & {
  /** Lines that are still to be written; whatever else the work changes it has written itself. */
  writes: LineWrite[];
  changed: boolean;
};

/** What a change reads before anything else. */
interface Kept {
  stored: OutcomeRow | null;
}

const NOTHING: Work = {
  lineIds: [],
  messages: {},
  unchanged: {},
  refused: [],
  errors: [],
  writes: [],
  changed: false,
};

export const lineNotFound = () =>
  notFound(CART_CODES.cartItemIdNotFound, 'This item is no longer in your cart.');

/** The same line, as decisions, "merge at sign-in" understands it. */
const sameLine = (line: {
  item_id: string;
  delivery_type: string;
  pickup_store: string;
  parent_item_id: string;
}) => [line.item_id, line.delivery_type, line.pickup_store, line.parent_item_id].join('\n');

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const EMAIL = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]{2,}$/;

export type CartService = ReturnType<typeof createCartService>;

export function createCartService({ database, now }: ApiContext) {
  const { db } = database;

  const contextOf = (caller: Caller, cart?: CartRow): ReplyContext => ({
    userType: caller.userType,
    loginRequired: !caller.mayCheckOut(cart?.email ?? undefined),
    now: now(),
  });

  /** Cart ids are not secret, but only one's own is known here. */
  function checkCartId(cart: CartRow, cartId: string | undefined): void {
    if (cartId !== undefined && cartId !== DEFAULT_CART_ID && cartId !== cart.id) {
      throw notFound(CART_CODES.cartIdNotFound, 'This cart is no longer there.');
    }
  }

  async function replyTo(
    trx: Db,
    cart: CartRow,
    request: ChangeRequest,
    outcome: ChangeOutcome,
  ): Promise<CartData> {
    const said: MessagesByLine = new Map(Object.entries(outcome.messages));
    const { yourStore } = request.caller;
    const context = contextOf(request.caller, cart);
    const refused = outcome.refused.length ? await listRefused(trx, cart, outcome.refused, context.now) : [];
    const told = { said, refused, newItemAdded: outcome.newItemAdded };
    const error = outcome.errors.length ? { error: outcome.errors } : {};
    const counted = (row: LineRow): LineRow => {
      const counts = outcome.unchanged?.[row.id];
      return counts
        ? {
            ...row,
            requested_qty: counts.requestedQty,
            qty_added: counts.qtyAdded,
            prev_qty: counts.prevQty,
          }
        : row;
    };
    if (request.whole) {
      const rows = (await listLines(trx, cart, { yourStore })).map(counted);
      const shown = new Set(rows.map((row) => row.id));
      // Lines that the call itself removed are told of once; later reads leave them out.
      const gone = outcome.lineIds.filter((id) => !shown.has(id));
      const removed = gone.length ? await listLines(trx, cart, { ids: gone, yourStore }) : [];
      return { cartInfo: wholeCart(cart, [...rows, ...removed], context, told), ...error };
    }
    const { lines, sums } = await listLinesAndSums(trx, cart, { ids: outcome.lineIds, yourStore });
    return {
      cartInfo: changeOfCart(cart, outcome.previousRevision, lines.map(counted), sums, context, told),
      ...error,
    };
  }

  /**
   * Carries out one change of the caller's cart: once per key, alone on its cart, with everything that it writes in one
   * transaction. A key that was used before gives the old outcome on the cart as it is now (decisions, "idempotency").
   * @param read what the work must know, in one statement with what is kept under the key
   */
  async function changeKnowing<Known extends Kept>(
    request: ChangeRequest,
    read: (trx: Db, cart: CartRow, stored: RawBuilder<OutcomeRow | null>) => Promise<Known>,
    work: (trx: Db, cart: CartRow, known: Known) => Promise<Work>,
    newItemAdded = false,
  ): Promise<CartData> {
    const { caller, idempotency } = request;
    const owner = caller.owner(caller.session);
    const sessionId = caller.session.id;
    // Within this process a name that is taken is enough; between processes the database keeps the name.
    const lockName = idempotency && lockNameOf(sessionId, idempotency);
    if (lockName && running.has(lockName)) throw stillRunning();
    if (lockName) running.add(lockName);
    try {
      return await db.transaction().execute(async (trx) => {
        const locked = await lockCartUnderKey(trx, owner, lockName);
        if (!locked.taken) throw stillRunning();
        const cart = locked.cart ?? (await lockOrCreateCart(trx, owner));
        const known = await read(
          trx,
          cart,
          idempotency ? outcomeUnderKey(sessionId, idempotency, now()) : sql<null>`null`,
        );
        const kept = idempotency && outcomeOf(known.stored, idempotency);
        if (kept) {
          const before = kept.reply as ChangeOutcome;
          // Others have changed the cart since: a client that has not seen that must read it, and so finds a gap.
          const previousRevision =
            before.revision === cart.revision ? before.previousRevision : cart.revision;
          return replyTo(trx, cart, request, { ...before, previousRevision });
        }
        const { changed, writes, ...done } = await work(trx, cart, known);
        const outcome: ChangeOutcome = {
          ...done,
          newItemAdded: newItemAdded && changed,
          previousRevision: cart.revision,
          revision: cart.revision + (changed ? 1 : 0),
        };
        const keep =
          idempotency && writeOutcome(sessionId, idempotency, { status: 200, reply: outcome }, now());
        if (!changed) {
          await keep?.execute(trx);
          return replyTo(trx, cart, request, outcome);
        }
        return replyTo(trx, await writeChange(trx, cart.id, writes, keep, now()), request, outcome);
      });
    } finally {
      if (lockName) running.delete(lockName);
    }
  }

  /** The same for work that reads for itself. */
  const change = (request: ChangeRequest, work: (trx: Db, cart: CartRow) => Promise<Work>) =>
    changeKnowing(request, (trx, _cart, stored) => readOutcome(trx, stored), work);

  const running = new Set<string>();

  /** The lines that an update or a removal names; any that is not in this cart refuses the whole call. */
  async function namedLines(trx: Db, cart: CartRow, ids: readonly string[]): Promise<Map<string, LineRow>> {
    if (!ids.every((id) => UUID.test(id))) throw lineNotFound();
    const rows = await listLines(trx, cart, { ids });
    const lines = new Map(rows.map((row) => [row.id, row]));
    if (lines.size !== new Set(ids).size) throw lineNotFound();
    return lines;
  }

  /** What stands below lines goes with them: warranties, assembly (decisions, "deleted lines, undo"). */
  async function removeChildren(trx: Db, cart: CartRow, parents: readonly LineRow[]): Promise<string[]> {
    const below = await childrenOf(
      trx,
      cart.id,
      parents.map((line) => line.item_id),
    );
    const ids = below.map(({ id }) => id);
    return ids.length ? markDeleted(trx, cart.id, ids, now()) : [];
  }

  return {
    /** `GET /checkout`. Without a session there is an empty cart, and nothing is written. */
    async read(caller: Caller): Promise<WholeCartData> {
      const cart = caller.session && (await findCart(db, caller.owner(caller.session)));
      if (!cart) return { cartInfo: emptyCart(contextOf(caller)) };
      const rows = await listLines(db, cart, { yourStore: caller.yourStore });
      return { cartInfo: wholeCart(cart, rows, contextOf(caller, cart)) };
    },

    /** What cannot be added whatever the cart holds (cart 5); checked before anything is written. */
    checkAddition(body: AddItemsBody, version: string | undefined): void {
      if (!body.items.length) throw badRequest(CART_CODES.invalidItems, 'Items not passed', 'items');
      const wrong = body.items.findIndex((item) => item.qty <= 0);
      if (wrong >= 0 && version !== 'b2') {
        throw badRequest(
          CART_CODES.invalidQuantity,
          'Qty of one the items is incorrect',
          `items[${wrong}].qty`,
        );
      }
    },

    /** Refuses an add of nothing but unknown items; asked before a guest is given a session for it. */
    async checkItemsKnown(tenant: TenantId, body: AddItemsBody): Promise<void> {
      const skus = [...new Set(wantedLines(body).map((line) => line.itemId))];
      if ((await listSellable(db, tenant, skus)).length === 0) throw nothingKnown(body);
    },

    async add(request: ChangeRequest, body: AddItemsBody): Promise<CartData> {
      const wanted = wantedLines(body);
      const skus = [...new Set(wanted.map((line) => line.itemId))];
      return changeKnowing(
        request,
        (trx, cart, stored) => readForAddition(trx, cart, skus, stored),
        async (trx, _cart, known) => {
          const { present } = known;
          const sellable = new Map(known.sellable.map((row) => [row.sku, row]));
          const unknown = wanted.filter((line) => !sellable.has(line.itemId));
          if (unknown.length === wanted.length) throw nothingKnown(body);
          const stores = await listStoreStock(trx, storesOf(wanted), skus);
          /** Units of each item in the cart, as they grow while this call goes on. */
          const held = createHeld();
          for (const line of present) if (line.status === 'ACTIVE') held.add(placeOf(line), line.qty);

          const work: Work = {
            ...NOTHING,
            lineIds: [],
            messages: {},
            unchanged: {},
            refused: [],
            errors: [],
            writes: [],
          };
          // Items that ask for different places may still come to the same line: what cannot be collected is shipped.
          const asked = new Map<
            string,
            ReturnType<typeof deliveryOf> & { line: WantedLine; product: SellableRow }
          >();
          for (const line of wanted) {
            const product = sellable.get(line.itemId);
            if (!product) {
              work.errors.push({
                code: CART_CODES.skuInvalid,
                description: `We couldn’t find item ${line.itemId}.`,
                type: 'ERROR',
              });
              continue;
            }
            const place = deliveryOf(line, product.bopis_eligible);
            if (place.pickupStore && !stores.has(place.pickupStore)) {
              // A store that hands out nothing is refused for its item alone; the others go on.
              work.refused.push({
                itemId: line.itemId,
                requestedQty: line.qty,
                deliveryType: place.deliveryType,
                pickupStore: place.pickupStore,
              });
              work.messages[line.itemId] = [invalidStore()];
              continue;
            }
            const key = sameLine({
              item_id: line.itemId,
              delivery_type: place.deliveryType,
              pickup_store: place.pickupStore,
              parent_item_id: line.parentItemId,
            });
            const same = asked.get(key);
            asked.set(key, {
              ...place,
              line: { ...line, qty: Math.min(line.qty + (same?.line.qty ?? 0), 10 * MAX_LINE_QUANTITY) },
              product,
              messages: same?.messages.length ? same.messages : place.messages,
            });
          }
          for (const [key, { line, product, deliveryType, pickupStore, messages }] of asked) {
            const there = present.find((each) => sameLine(each) === key);
            const inLine = there?.status === 'ACTIVE' ? there.qty : 0;
            const from = { item_id: line.itemId, delivery_type: deliveryType, pickup_store: pickupStore };
            const shelf = isPickup(from) ? stores.get(pickupStore) : undefined;
            const decision =
              product.price === null
                ? { qty: inLine, qtyAdded: 0, prevQty: inLine, messages: [priceMissing()] }
                : decideAddition(line.qty, {
                    inLine,
                    inOtherLines: held.ofItem(line.itemId) - inLine,
                    inSamePlace: held.ofPlace(placeOf(from)) - inLine,
                    available: shelf ? (shelf.available.get(line.itemId) ?? 0) : product.available,
                    store: shelf?.store.name,
                    limit: product.quantity_limit,
                  });
            const said = [...decision.messages, ...messages];
            if (decision.qtyAdded > 0) {
              held.add(placeOf(from), decision.qtyAdded);
              const id = there?.id ?? randomUUID();
              work.writes.push({
                id,
                itemId: line.itemId,
                qty: decision.qty,
                actioned: 'ADD_ITEM',
                deliveryType,
                pickupStore,
                parentItemId: line.parentItemId,
                requestedQty: line.qty,
                qtyAdded: decision.qtyAdded,
                prevQty: decision.prevQty,
              });
              work.lineIds.push(id);
              if (said.length) work.messages[id] = said;
            } else if (there && inLine > 0) {
              work.lineIds.push(there.id);
              work.messages[there.id] = said;
              work.unchanged[there.id] = { requestedQty: line.qty, qtyAdded: 0, prevQty: inLine };
            } else {
              work.refused.push({
                itemId: line.itemId,
                requestedQty: line.qty,
                deliveryType,
                pickupStore,
              });
              work.messages[line.itemId] = said;
            }
          }
          return { ...work, changed: work.writes.length > 0 };
        },
        true,
      );
    },

    checkUpdate(body: UpdateItemsBody): void {
      const missing = body.items.findIndex((item) => !item.cartItemId);
      if (missing >= 0) throw cartItemIdMissing(`items[${missing}].cartItemId`);
    },

    async update(request: ChangeRequest, body: UpdateItemsBody): Promise<CartData> {
      return change(request, async (trx, cart) => {
        checkCartId(cart, body.cartId);
        // The last word on a line counts.
        const wanted = new Map(body.items.map((item) => [item.cartItemId ?? '', item]));
        const lines = await namedLines(trx, cart, [...wanted.keys()]);
        const stores = await listStoreStock(
          trx,
          [...wanted.values()].flatMap(({ pickupStoreNumber }) => pickupStoreNumber ?? []),
          [...lines.values()].map((line) => line.item_id),
        );
        const held = createHeld();
        const others = await listLinesOfItems(trx, cart.id, [
          ...new Set([...lines.values()].map((line) => line.item_id)),
        ]);
        for (const line of others) if (line.status === 'ACTIVE') held.add(placeOf(line), line.qty);
        const writes: LineWrite[] = [];
        const removed: string[] = [];
        const restored: LineRow[] = [];
        const work: Work = { ...NOTHING, lineIds: [...wanted.keys()], messages: {}, unchanged: {} };
        for (const [id, { qty, deliveryType, pickupStoreNumber }] of wanted) {
          const line = lines.get(id)!;
          const inLine = line.status === 'ACTIVE' ? line.qty : 0;
          if (qty === 0) {
            if (line.status === 'ACTIVE') {
              removed.push(id);
              held.add(placeOf(line), -inLine);
            }
            continue;
          }
          const way = wayOf(line, deliveryType, pickupStoreNumber);
          const moves = way.delivery_type !== line.delivery_type || way.pickup_store !== line.pickup_store;
          const shelf = stores.get(way.pickup_store);
          const from = { ...line, ...way };
          const same = moves
            ? others.find(
                (each) => each.id !== id && each.status === 'ACTIVE' && sameLine(each) === sameLine(from),
              )
            : undefined;
          const available = !moves
            ? line.available
            : isPickup(way)
              ? (shelf?.available.get(line.item_id) ?? 0)
              : line.delivered_available;
          const store = isPickup(way) ? (shelf?.store.name ?? line.store?.name) : undefined;
          const refusal = moves ? whyNotThere(line, way, shelf?.store.name, available) : undefined;
          if (refusal) {
            work.messages[id] = [refusal];
            work.unchanged[id] = { requestedQty: qty, qtyAdded: 0, prevQty: inLine };
            continue;
          }
          // What is moved leaves its place, and comes to what lies in the other one already.
          if (moves) held.add(placeOf(line), -inLine);
          const there = (moves ? 0 : inLine) + (same?.qty ?? 0);
          const decision = decideQuantity(Math.min(qty + (same?.qty ?? 0), 10 * MAX_LINE_QUANTITY), {
            inLine: moves ? (same?.qty ?? 0) : inLine,
            inOtherLines: held.ofItem(line.item_id) - there,
            inSamePlace: held.ofPlace(placeOf(from)) - there,
            available,
            store,
            limit: line.quantity_limit,
          });
          if (decision.messages.length) work.messages[same?.id ?? id] = decision.messages;
          // A line that would come to nothing stays as it is: only the shopper removes lines.
          if (!moves && (decision.qty === 0 || (decision.qty === line.qty && line.status === 'ACTIVE'))) {
            work.unchanged[id] = { requestedQty: qty, qtyAdded: 0, prevQty: inLine };
            continue;
          }
          if (moves && decision.qty === (same?.qty ?? 0)) {
            // Nothing more fits in there: the line stays where it is, and says so.
            held.add(placeOf(line), inLine);
            work.messages[id] = decision.messages;
            work.unchanged[id] = { requestedQty: qty, qtyAdded: 0, prevQty: inLine };
            continue;
          }
          held.add(placeOf(from), decision.qtyAdded);
          if (line.status === 'DELETED') restored.push(line);
          if (same) {
            removed.push(id);
            work.lineIds.push(same.id);
          } else if (moves) {
            await moveLine(trx, line, { deliveryType: way.delivery_type, pickupStore: way.pickup_store });
          }
          writes.push({
            id: same?.id ?? id,
            itemId: line.item_id,
            qty: decision.qty,
            actioned: 'EDIT_ITEM',
            deliveryType: way.delivery_type,
            pickupStore: way.pickup_store,
            parentItemId: line.parent_item_id,
            requestedQty: qty,
            qtyAdded: decision.qtyAdded,
            prevQty: decision.prevQty,
          });
        }
        await writeLines(trx, cart.id, writes, now());
        if (removed.length) {
          await markDeleted(trx, cart.id, removed, now());
          work.lineIds.push(
            ...(await removeChildren(
              trx,
              cart,
              removed.map((id) => lines.get(id)!),
            )),
          );
        }
        work.lineIds.push(...(await restoreChildren(trx, cart.id, restored, now())));
        return { ...work, changed: writes.length + removed.length > 0 };
      });
    },

    async remove(request: ChangeRequest, cartItemId: string, cartId: string | undefined): Promise<CartData> {
      return change(request, async (trx, cart) => {
        checkCartId(cart, cartId);
        const lines = await namedLines(trx, cart, [cartItemId]);
        const gone = await markDeleted(trx, cart.id, [cartItemId], now());
        const below = gone.length ? await removeChildren(trx, cart, [...lines.values()]) : [];
        return { ...NOTHING, lineIds: [cartItemId, ...below], changed: gone.length > 0 };
      });
    },

    /** Place of delivery, level of service, e-mail of a guest, and the step on to checkout. Answers with the whole cart. */
    async updateCart(request: ChangeRequest, body: UpdateCartBody): Promise<CartData> {
      checkAddresses(body.addresses ?? []);
      if (body.emailId1 !== undefined && !EMAIL.test(body.emailId1)) {
        throw badRequest('INVALID_EMAIL', 'Invalid email address', 'emailId1');
      }
      if (body.emailId1 !== undefined && !request.caller.mayCheckOut(body.emailId1)) {
        throw new ApiError(401, 'SIGN_IN_REQUIRED', 'Sign in to check out.');
      }
      if (body.pickupPerson) checkedPickupPerson(body.pickupPerson);
      return change({ ...request, whole: true }, async (trx, cart) => {
        const wanted = body.addresses?.find((address) => address.type !== 'B');
        const member = body.addresses && (await membershipOf(trx, request.caller.accountId));
        const shippingAddress = wanted && (await permittedAddress(trx, member, 'S', wanted));
        const billing = body.addresses?.find((address) => address.type === 'B' || address.type === 'SB');
        const billingAddress = billing && (await permittedAddress(trx, member, 'B', billing));
        await updateCartRow(trx, cart.id, {
          ...(body.proceedCheckout === undefined ? {} : { proceedCheckout: body.proceedCheckout }),
          ...(shippingAddress ? { shippingAddress: storedAddress(shippingAddress, 'S') } : {}),
          ...(billingAddress ? { billingAddress: storedAddress(billingAddress, 'B') } : {}),
          ...(body.levelOfService ? { levelOfService: body.levelOfService } : {}),
          ...(body.emailId1 === undefined ? {} : { email: body.emailId1 }),
          ...(body.pickupPerson ? { pickupPerson: checkedPickupPerson(body.pickupPerson) } : {}),
        });
        return { ...NOTHING, changed: Object.keys(body).length > 0 };
      });
    },
  };
}

export const cartItemIdMissing = (field: string): ApiError =>
  badRequest('INVALID_DATA_ITEM', 'Must provide cartItemId as prop of item', field);

/** None of the items of a request is one of ours. */
function nothingKnown(body: AddItemsBody): ApiError {
  const first = body.items.findIndex((item) => item.qty > 0);
  return badRequest(
    CART_CODES.skuInvalid,
    'We couldn’t find that item number.',
    `items[${Math.max(0, first)}].itemId`,
  );
}

const priceMissing = (): Message => ({
  code: 'PRICE_NOT_AVAILABLE',
  type: 'ERROR',
  description: 'Sorry, but we are unable to display prices at this time.',
});

interface WantedLine {
  itemId: string;
  qty: number;
  deliveryType: DeliveryType;
  pickupStore: string;
  parentItemId: string;
}

/** The items of a request with those that ask for the same line added up, and stores filled in (cart 5). */
function wantedLines(body: AddItemsBody): WantedLine[] {
  const lines = new Map<string, WantedLine>();
  for (const item of body.items) {
    if (item.qty <= 0) continue; // only version b2 comes this far with one
    const store = item.pickupStoreNumber ?? body.yourStoreNo ?? '';
    const asked = item.deliveryType ?? 'STA';
    // Store delivery or pickup without any store becomes ship-to-address delivery.
    const deliveryType = asked !== 'STA' && !store ? 'STA' : asked;
    const line: WantedLine = {
      itemId: item.itemId,
      qty: Math.min(item.qty, 10 * MAX_LINE_QUANTITY),
      deliveryType,
      pickupStore: deliveryType === 'STA' ? '' : store,
      parentItemId: item.parentItemId ?? '',
    };
    const key = JSON.stringify({ ...line, qty: 0 });
    const same = lines.get(key);
    if (same) same.qty = Math.min(same.qty + line.qty, 10 * MAX_LINE_QUANTITY);
    else lines.set(key, line);
  }
  if (!lines.size) throw badRequest(CART_CODES.invalidItems, 'Items not passed', 'items');
  return [...lines.values()];
}

/** What cannot be collected in a store is shipped instead, and says so. */
function deliveryOf(
  { deliveryType, pickupStore }: WantedLine,
  bopisEligible: boolean,
): { deliveryType: DeliveryType; pickupStore: string; messages: Message[] } {
  if (!isPickup({ delivery_type: deliveryType }) || bopisEligible)
    return { deliveryType, pickupStore, messages: [] };
  return { deliveryType: 'STA', pickupStore: '', messages: [notForPickup('WARN')] };
}

const storesOf = (lines: readonly WantedLine[]) => [
  ...new Set(lines.flatMap(({ pickupStore }) => pickupStore || [])),
];

type Way = Pick<LineRow, 'delivery_type' | 'pickup_store'>;

/** The way that an update asks for; the line's own where it asks for none. Collecting needs a store. */
function wayOf(line: Way, deliveryType: DeliveryType | undefined, store: string | undefined): Way {
  if (deliveryType === undefined) return line;
  if (deliveryType === 'STA') return { delivery_type: 'STA', pickup_store: '' };
  return { delivery_type: deliveryType, pickup_store: store ?? line.pickup_store };
}

/** Why a line cannot get there at all. */
function whyNotThere(
  line: LineRow,
  way: Way,
  store: string | undefined,
  available: number,
): Message | undefined {
  if (way.delivery_type === 'STA') return undefined;
  if (store === undefined) return invalidStore();
  if (!isPickup(way)) return undefined;
  if (!line.bopis_eligible || line.product_type_name === 'ESD') return notForPickup('ERROR');
  return available > 0 ? undefined : noneInStore(store);
}

/** Where a line's units come from: lines of one item and place share its stock. */
const placeOf = (line: Way & Pick<LineRow, 'item_id'>) => ({
  item: line.item_id,
  place: isPickup(line) ? line.pickup_store : '',
});

/** Units of items in the cart, as they grow while a call goes on. */
function createHeld() {
  const items = new Map<string, number>();
  const places = new Map<string, number>();
  const keyOf = ({ item, place }: ReturnType<typeof placeOf>) => `${place}\n${item}`;
  return {
    add(at: ReturnType<typeof placeOf>, qty: number): void {
      items.set(at.item, (items.get(at.item) ?? 0) + qty);
      places.set(keyOf(at), (places.get(keyOf(at)) ?? 0) + qty);
    },
    ofItem: (item: string) => items.get(item) ?? 0,
    ofPlace: (at: ReturnType<typeof placeOf>) => places.get(keyOf(at)) ?? 0,
  };
}

/** @throws ApiError PICKUP_PERSON_INVALID naming the field */
function checkedPickupPerson(person: PickupPerson): PickupPerson {
  const checked: PickupPerson = {
    firstName: person.firstName.trim(),
    lastName: person.lastName.trim(),
    email: person.email.trim(),
    phone: person.phone.replace(/[\s().-]/g, ''),
  };
  const refuse = (field: keyof PickupPerson, message: string) =>
    badRequest('PICKUP_PERSON_INVALID', message, `pickupPerson.${field}`);
  if (!checked.firstName) throw refuse('firstName', 'Enter a first name.');
  if (!checked.lastName) throw refuse('lastName', 'Enter a last name.');
  if (!EMAIL.test(checked.email)) throw refuse('email', 'Invalid email address');
  if (!/^\d{10}$/.test(checked.phone)) throw refuse('phone', 'Invalid phone number');
  return checked;
}

/** Schemas know how an address is written; this knows which places there are. */
export function checkAddress(address: Address, path: string): void {
  if (!(address.state in US_STATES)) {
    throw badRequest('ADDRESS_INVALID', 'Choose a state of the United States.', `${path}.state`);
  }
  if (!isZipOfState(address.zipCode, address.state)) {
    const state = US_STATES[address.state as keyof typeof US_STATES];
    throw badRequest(
      'ADDRESS_INVALID',
      `Zip code ${address.zipCode} is not in ${state}. Check the zip code and the state.`,
      `${path}.zipCode`,
    );
  }
  for (const name of ['firstName', 'lastName', 'address1', 'city'] as const) {
    if (!address[name]?.trim())
      throw badRequest('ADDRESS_INVALID', `${name} must not be empty.`, `${path}.${name}`);
  }
}

function checkAddresses(addresses: readonly Address[]): void {
  addresses.forEach((address, index) => checkAddress(address, `addresses[${index}]`));
  if (addresses.length === 2 && addresses[0]?.type === addresses[1]?.type) {
    throw badRequest(
      'ADDRESS_INVALID',
      'Send one address to ship to and one of type B.',
      'addresses[1].type',
    );
  }
}

/** An address as it is kept: with an id, the country, and no spaces around it. */
export function storedAddress(address: Address, type: 'S' | 'B'): Address {
  const trimmed: Address = { ...address };
  for (const name of Object.keys(trimmed) as (keyof Address)[]) {
    const value = trimmed[name];
    if (typeof value === 'string') Object.assign(trimmed, { [name]: value.trim() });
  }
  return { ...trimmed, id: address.id ?? randomUUID(), type: address.type ?? type, country: 'US' };
}
