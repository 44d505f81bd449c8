import { randomUUID } from 'node:crypto';
import {
  belowParent,
  CART_CODES,
  decideAddition,
  decideQuantity,
  getAddHints,
  getOrderMultiple,
  getPlanMessages,
  invalidStore,
  isPerUnit,
  standalonePlan,
} from '@foolscap/cart/model';
import type { DeliveryType, Message } from '@foolscap/core/vocabulary';
import { mayCollect } from '@foolscap/pricing/model';
import { isPickup } from '../../delivery/index.ts';
import { type CartDecision, emptyDecision } from '../cart-command.ts';
import type { LineWrite } from '../cart-types.ts';
import {
  type AddOptions,
  addRequested,
  substituteItems,
  type WantedLine,
} from '../commands/requested-lines.ts';
import { getRelation } from './child-lines.ts';
import { createHeld, getPlace, sameLine } from './line-places.ts';
import {
  getDelivery,
  getDesignRefusal,
  getRefusal,
  getSubstitution,
  notSold,
  priceMissing,
  type SaleContext,
} from './sale-rules.ts';
import type { AdditionFacts, SellableRow, StoreShelves } from '../facts/addition-facts.repository.ts';

/** An item of a request, with the place that it is for. */
interface RequestedLine {
  line: WantedLine;
  product: SellableRow;
  deliveryType: DeliveryType;
  pickupStoreNumber: string;
  relation: LineWrite['relation'];
  messages: Message[];
  /** Saved lines that the units come from. */
  sources: Pick<WantedLine, 'listItemId' | 'qty'>[];
}

/** The decision on an add, including the units it takes from saved lines and the cart lines they are added to. */
export interface AdditionDecision extends CartDecision {
  taken: ReadonlyMap<string, { qty: number; cartItemId: string }>;
}

/**
 * Decides which items are added to a cart (cart-5), in which quantities and with which messages. A plan is added only below a product that
 * offers it. Any other item that its parent does not offer becomes a separate line.
 * @param sellable the requested items that the shop sells, by number
 * @param stores stock of the requested stores
 */
export function decideAdditions(
  requested: readonly WantedLine[],
  {
    sellable,
    stores,
    present,
    offers,
    sale,
  }: {
    sellable: ReadonlyMap<string, SellableRow>;
    stores: StoreShelves;
    /** Sales rules for the buyer; without them every item can be added. */
    sale?: SaleContext;
  } & Pick<AdditionFacts, 'present' | 'offers'>,
  options: AddOptions = {},
): AdditionDecision {
  const wanted = options.keepsOriginals ? requested : substituteItems(requested, sellable);
  /** Units of each item in the cart, including those added so far by this call. */
  const held = createHeld();
  /** Possible parents by line id, with their units. */
  const parents = new Map<string, { itemId: string; qty: number }>();
  for (const line of present) {
    if (line.status !== 'ACTIVE') continue;
    held.add(getPlace(line), line.qty);
    if (!line.parent_item_id) parents.set(line.id, { itemId: line.item_id, qty: line.qty });
  }
  const getParents = (item: string) => [...parents].filter(([, { itemId }]) => itemId === item);
  const newProducts = new Set(wanted.flatMap(({ itemId, parentItemId }) => (parentItemId ? [] : itemId)));

  const decision = emptyDecision();
  const taken = new Map<string, { qty: number; cartItemId: string }>();
  const refuse = (
    { itemId, qty }: WantedLine,
    place: { deliveryType: DeliveryType; pickupStoreNumber: string },
    messages: Message[],
  ) => {
    const { deliveryType, pickupStoreNumber } = place;
    decision.refused.push({ itemId, requestedQty: qty, deliveryType, pickupStoreNumber });
    decision.messages[itemId] = messages;
  };

  const getConfiguration = ({ configurationId = options.configurationId }: WantedLine) =>
    configurationId ? { configurationId } : {};

  // Items for different places can end up on the same line, because an item that is not available for pickup is shipped.
  const requestedLines = new Map<string, RequestedLine>();
  for (const wantedLine of wanted) {
    const product = sellable.get(wantedLine.itemId);
    if (!product && wantedLine.listItemId) {
      refuse(wantedLine, wantedLine, [notSold()]);
      continue;
    }
    if (!product) {
      decision.errors.push({
        code: CART_CODES.skuInvalid,
        description: `We couldn’t find item ${wantedLine.itemId}.`,
        type: 'ERROR',
      });
      continue;
    }
    const place = getDelivery(wantedLine, product.bopis_eligible, !sale || mayCollect(sale.buyer));
    if (place.pickupStoreNumber && !stores.has(place.pickupStoreNumber)) {
      // Only the item for a store without pickup is refused; the others are added.
      refuse(wantedLine, place, [invalidStore()]);
      continue;
    }
    const refusal = sale && getRefusal(product, place.deliveryType, sale);
    if (refusal) {
      refuse(wantedLine, place, [refusal]);
      continue;
    }
    const { configurationId = '' } = getConfiguration(wantedLine);
    const designRefusal = getDesignRefusal(product, configurationId);
    if (designRefusal) {
      refuse(wantedLine, place, [designRefusal]);
      continue;
    }
    const { parentItemId } = wantedLine;
    const hasParent = newProducts.has(parentItemId) || getParents(parentItemId).length > 0;
    const relation = (hasParent && getRelation(offers, wantedLine)) || null;
    if (product.is_plan && relation !== 'WARRANTY') {
      refuse(wantedLine, place, [standalonePlan()]);
      continue;
    }
    const line = relation ? wantedLine : { ...wantedLine, parentItemId: '' };
    const key = sameLine({
      item_id: line.itemId,
      delivery_type: place.deliveryType,
      pickup_store: place.pickupStoreNumber,
      parent_item_id: line.parentItemId,
      configuration_id: configurationId,
    });
    const same = requestedLines.get(key);
    requestedLines.set(key, {
      ...place,
      line: { ...line, qty: addRequested(line.qty, same?.line.qty ?? 0) },
      product,
      relation,
      messages: same?.messages.length
        ? same.messages
        : [...getSubstitution(line, sellable), ...place.messages],
      sources: [...(same?.sources ?? []), wantedLine],
    });
  }

  // Parents first, because plans follow their parents' quantity.
  const inOrder = [...requestedLines].sort(
    ([, one], [, other]) => Number(!!one.relation) - Number(!!other.relation),
  );
  for (const [key, { line, product, sources, ...target }] of inOrder) {
    const { deliveryType, pickupStoreNumber, relation, messages } = target;
    const place = { deliveryType, pickupStoreNumber };
    const below = relation ? getParents(line.parentItemId) : [];
    if (relation && !below.length) {
      // Its parent could not be added.
      refuse(line, place, [standalonePlan()]);
      continue;
    }
    const there = present.find((each) => sameLine(each) === key);
    const inLine = there?.status === 'ACTIVE' ? there.qty : 0;
    const from = { item_id: line.itemId, delivery_type: deliveryType, pickup_store: pickupStoreNumber };
    const shelf = isPickup(from) ? stores.get(pickupStoreNumber) : undefined;
    const decide = options.setsQuantity ? decideQuantity : decideAddition;
    const addition =
      product.price === null
        ? { qty: inLine, qtyAdded: 0, prevQty: inLine, messages: [priceMissing(product)] }
        : decide(line.qty, {
            inLine,
            inOtherLines: held.ofItem(line.itemId) - inLine,
            inSamePlace: held.ofPlace(getPlace(from)) - inLine,
            available: shelf ? (shelf.available.get(line.itemId) ?? 0) : product.available,
            store: shelf?.store.name,
            limit: product.quantity_limit,
            multiple: getOrderMultiple({ relation, sale_conditions: product.sale_conditions }),
            ...options,
          });
    const units = below.reduce((sum, [, { qty }]) => sum + qty, 0);
    const quantity = isPerUnit(relation) ? belowParent(addition, units) : addition;
    const limits = relation === 'WARRANTY' ? getPlanMessages(quantity.messages) : quantity.messages;
    const hints =
      quantity.qtyAdded > 0 ? getAddHints(product.sale_conditions ?? {}, !!sale?.buyer.hasRewardsNumber) : [];
    const lineMessages = [...limits, ...messages, ...hints];
    if (quantity.qtyAdded > 0 || (options.setsQuantity && quantity.qty > 0 && quantity.qtyAdded < 0)) {
      held.add(getPlace(from), quantity.qtyAdded);
      const id = there?.id ?? randomUUID();
      const [parent] = below.filter(([each]) => each === there?.parent_line_id).concat(below);
      if (!relation) parents.set(id, { itemId: line.itemId, qty: quantity.qty });
      decision.inserts.push({
        id,
        itemId: line.itemId,
        qty: quantity.qty,
        actioned: 'ADD_ITEM',
        deliveryType,
        pickupStoreNumber,
        parentItemId: line.parentItemId,
        parentLineId: parent?.[0] ?? null,
        relation,
        requestedQty: line.qty,
        qtyAdded: quantity.qtyAdded,
        prevQty: quantity.prevQty,
        substitutedFor: line.substitutedFor ?? null,
        source: options.source ?? null,
        addedPrice: product.price,
        ...getConfiguration(line),
      });
      decision.lineIds.push(id);
      if (lineMessages.length) decision.messages[id] = lineMessages;
      let added = quantity.qtyAdded;
      for (const { listItemId, qty } of sources) {
        const units = Math.max(0, Math.min(qty, added));
        added -= units;
        if (listItemId && units) taken.set(listItemId, { qty: units, cartItemId: id });
      }
    } else if (there && inLine > 0) {
      decision.lineIds.push(there.id);
      decision.messages[there.id] = lineMessages;
      decision.unchanged[there.id] = { requestedQty: line.qty, qtyAdded: 0, prevQty: inLine };
    } else {
      refuse(line, place, lineMessages);
    }
  }
  return { ...decision, taken, changed: decision.inserts.length > 0 };
}
