import type { UpdateItemsBody } from '@foolscap/cart/contract';
import {
  decideQuantity,
  getOrderMultiple,
  invalidStore,
  noneInStore,
  notForPickup,
  pickupNotPermitted,
} from '@foolscap/cart/model';
import { MAX_LINE_QUANTITY } from '@foolscap/core/quantity';
import type { DeliveryType, Message } from '@foolscap/core/vocabulary';
import type { ShipTo } from '../../../kernel/geo/delivery-place.ts';
import { isPickup } from '../../delivery/index.ts';
import { type CartDecision, emptyDecision } from '../cart-command.ts';
import type { LineRow } from '../cart-types.ts';
import type { CartAccounting } from '../../organizations/index.ts';
import { createHeld, getPlace, sameLine, type Way } from './line-places.ts';
import { type LineFacts, lineNotFound } from '../facts/line-facts.ts';
import { settleChildren } from './child-lines.ts';
import { decideServices, hasSameServices, joinServices, keepServices } from './furniture-services.ts';
import { getLevels, levelNotAvailable, listTooFar } from './line-levels.ts';

/** Returns the last command for each line, which replaces any earlier ones. */
export const updatesByLine = (items: UpdateItemsBody['items']) =>
  new Map(items.map((item) => [item.cartItemId ?? '', item]));

/**
 * Decides the removal of a line and of any others loaded with it. @throws ApiError 404 for a line that was already removed
 * (decision-removed-twice)
 */
export function decideRemoval(cartItemId: string, { lines, related }: LineFacts): CartDecision {
  if (lines.get(cartItemId)?.status !== 'ACTIVE') throw lineNotFound();
  const removals = [...lines.values()].flatMap(({ id, status }) => (status === 'ACTIVE' ? id : []));
  return settleChildren({ ...emptyDecision(), removals }, related);
}

/** Returns the delivery option that an update requests, by default the line's current one. Pickup needs a store. */
function getWay(line: Way, deliveryType: DeliveryType | undefined, store: string | undefined): Way {
  if (deliveryType === undefined) return line;
  if (deliveryType === 'STA') return { delivery_type: 'STA', pickup_store: '' };
  return { delivery_type: deliveryType, pickup_store: store ?? line.pickup_store };
}

/** Returns the reason why a line cannot use a delivery option; undefined if it can. */
function moveRefusal(
  line: LineRow,
  way: Way,
  store: string | undefined,
  available: number,
): Message | undefined {
  if (way.delivery_type === 'STA') return undefined;
  if (!line.may_collect) return pickupNotPermitted('ERROR');
  if (store === undefined) return invalidStore();
  if (!isPickup(way)) return undefined;
  if (!line.bopis_eligible || line.product_type_name === 'ESD') return notForPickup('ERROR');
  return available > 0 ? undefined : noneInStore(store);
}

/** Removes the cost centers and projects of lines that other lines with different ones have joined, so that the shopper chooses again. */
function clearJoinedSplits(
  accounting: CartAccounting | null | undefined,
  joined: readonly [from: string, to: string][],
): Pick<CartDecision['entries'], 'accounting'> {
  const lines = accounting?.lines ?? {};
  const unclear = new Set(
    joined.flatMap(([from, to]) => (JSON.stringify(lines[from]) === JSON.stringify(lines[to]) ? [] : [to])),
  );
  if (!accounting || ![...unclear].some((id) => lines[id])) return {};
  return {
    accounting: {
      ...accounting,
      lines: Object.fromEntries(Object.entries(lines).filter(([id]) => !unclear.has(id))),
    },
  };
}

/**
 * Decides updates of quantities and delivery options (cart-6). A line that cannot be updated stays unchanged, with a message that gives the
 * reason. Quantity 0 removes a line.
 */
export function decideUpdates(
  items: UpdateItemsBody['items'],
  facts: LineFacts,
  { shipTo, now, accounting }: { shipTo: ShipTo; now: Date; accounting?: CartAccounting | null },
): CartDecision {
  const { lines, related, stores } = facts;
  const updates = updatesByLine(items);
  const held = createHeld();
  const named = new Set([...lines.values()].map((line) => line.item_id));
  const others = related.filter((line) => named.has(line.item_id));
  for (const line of others) if (line.status === 'ACTIVE') held.add(getPlace(line), line.qty);
  const decision: CartDecision = { ...emptyDecision(), lineIds: [...updates.keys()] };
  const joined: [from: string, to: string][] = [];
  const keep = (id: string, requestedQty: number, prevQty: number, messages?: Message[]) => {
    if (messages) decision.messages[id] = messages;
    decision.unchanged[id] = { requestedQty, qtyAdded: 0, prevQty };
  };

  for (const [id, { qty, deliveryType, pickupStoreNumber, levelOfService, furnSvcInfo }] of updates) {
    const line = lines.get(id)!;
    const inLine = line.status === 'ACTIVE' ? line.qty : 0;
    if (qty === 0) {
      if (line.status !== 'ACTIVE') continue;
      decision.removals.push(id);
      held.add(getPlace(line), -inLine);
      continue;
    }
    const way = getWay(line, deliveryType, pickupStoreNumber);
    const moves = way.delivery_type !== line.delivery_type || way.pickup_store !== line.pickup_store;
    const shelf = stores.get(way.pickup_store);
    const target = { ...line, ...way };
    const same = moves
      ? others.find(
          (each) => each.id !== id && each.status === 'ACTIVE' && sameLine(each) === sameLine(target),
        )
      : undefined;
    const available = !moves
      ? line.available
      : isPickup(way)
        ? (shelf?.available.get(line.item_id) ?? 0)
        : line.delivered_available;
    const refusal = moves ? moveRefusal(line, way, shelf?.store.name, available) : undefined;
    if (refusal) {
      keep(id, qty, inLine, [refusal]);
      continue;
    }
    // A moved line releases its units in the old place and joins the line in the new one, if there is one.
    if (moves) held.add(getPlace(line), -inLine);
    const inTarget = (moves ? 0 : inLine) + (same?.qty ?? 0);
    const decided = decideQuantity(Math.min(qty + (same?.qty ?? 0), 10 * MAX_LINE_QUANTITY), {
      inLine: moves ? (same?.qty ?? 0) : inLine,
      inOtherLines: held.ofItem(line.item_id) - inTarget,
      inSamePlace: held.ofPlace(getPlace(target)) - inTarget,
      available,
      store: isPickup(way) ? (shelf?.store.name ?? line.store?.name) : undefined,
      limit: line.quantity_limit,
      multiple: getOrderMultiple(line),
    });
    // Only the shopper removes lines. A line that has sold out keeps its units, and its services can still be changed.
    const quantity = !moves && decided.qty === 0 ? { ...decided, qty: inLine, qtyAdded: 0 } : decided;
    const counted = { ...target, qty: Math.max(1, quantity.qty) };
    // A line stays on same-day delivery as long as one nearby warehouse has all of its units.
    const isTooFar = levelOfService === undefined && listTooFar([counted], shipTo, now).length > 0;
    const wanted = isTooFar ? 'SDD' : levelOfService;
    const isRefused = isTooFar || (wanted !== undefined && !getLevels(counted, shipTo, now).includes(wanted));
    const level = isRefused ? 'STANDARD' : wanted;
    const services = furnSvcInfo
      ? decideServices(target, furnSvcInfo, quantity.qty)
      : same
        ? joinServices(same, { ...line, qty }, quantity.qty)
        : keepServices(line);
    const messages = [
      ...quantity.messages,
      ...(isRefused && wanted ? [levelNotAvailable(wanted)] : []),
      ...(services?.messages ?? []),
    ];
    if (messages.length) decision.messages[same?.id ?? id] = messages;
    // Fields that can change while the quantity stays; without a change, the line is not written.
    const changesService =
      (level !== undefined && level !== line.level_of_service) ||
      (services !== undefined && !hasSameServices(line.furniture_services, services.units));
    if (
      !moves &&
      (quantity.qty === 0 || (quantity.qty === line.qty && line.status === 'ACTIVE' && !changesService))
    ) {
      keep(id, qty, inLine);
      continue;
    }
    if (moves && quantity.qty === (same?.qty ?? 0)) {
      // Out of stock in the new place: the line does not move.
      held.add(getPlace(line), inLine);
      keep(id, qty, inLine, quantity.messages);
      continue;
    }
    held.add(getPlace(target), quantity.qtyAdded);
    if (same) {
      decision.removals.push(id);
      decision.lineIds.push(same.id);
      joined.push([id, same.id]);
    }
    decision.updates.push({
      id: same?.id ?? id,
      itemId: line.item_id,
      qty: quantity.qty,
      actioned: 'EDIT_ITEM',
      deliveryType: way.delivery_type,
      pickupStoreNumber: way.pickup_store,
      parentItemId: line.parent_item_id,
      parentLineId: line.parent_line_id,
      relation: line.relation,
      requestedQty: qty,
      qtyAdded: quantity.qtyAdded,
      prevQty: quantity.prevQty,
      // A shopper who changes the quantity has seen the current price.
      ...(qty !== line.qty && quantity.qtyAdded !== 0 ? { addedPrice: line.price } : {}),
      ...(level ? { levelOfService: level } : {}),
      ...(services ? { furnitureServices: services.units } : {}),
      configurationId: line.configuration_id,
    });
  }
  decision.entries = clearJoinedSplits(accounting, joined);
  return settleChildren(decision, related);
}
