import {
  belowParent,
  CART_CODES,
  decideMergedQuantity,
  getOrderMultiple,
  isPerUnit,
  isStoredValue,
  isStoredValueCard,
  mergeFreeItems,
} from '@foolscap/cart/model';
import { MAX_LINE_QUANTITY } from '@foolscap/core/quantity';
import { STORED_VALUE_LIMIT } from '@foolscap/core/vocabulary';
import type { ReplyMessage } from '../../../kernel/translations/reply-text.ts';
import { isPickup } from '../../delivery/index.ts';
import { type CartDecision, emptyDecision } from '../cart-command.ts';
import type { CartEntries, CartRow, CartTenderRow, LineRow, NewTender, RelatedLine } from '../cart-types.ts';
import type { CartNotice } from '../tables.ts';
import { joinServices } from './furniture-services.ts';
import { createHeld, getPlace, isSold, sameLine } from './line-places.ts';

export const MERGED: ReplyMessage = {
  code: CART_CODES.autoMerge,
  type: 'INFO',
  description: 'We added the items that you chose before you signed in.',
};

export const TOO_MANY_CARDS: ReplyMessage = {
  code: 'GIFT_CARD_LIMIT_EXCEEDED',
  type: 'INFO',
  description: `Your cart holds up to ${STORED_VALUE_LIMIT} gift and prepaid cards. The others from before you signed in were removed.`,
};

export const CARD_NOT_KEPT: ReplyMessage = {
  code: 'PAYMENT_NOT_KEPT',
  type: 'INFO',
  description: 'The payment that you chose before you signed in was not kept. Choose how to pay again.',
};

/** Checks whether a guest had chosen a payment method, such as a credit card, and the account's cart has none. */
export const isPaymentLost = (guestTenders: readonly CartTenderRow[], tenders: readonly CartTenderRow[]) =>
  guestTenders.some((tender) => !isStoredValue(tender)) && tenders.every(isStoredValue);

/**
 * Decides the lines of an account's cart when a guest's lines are merged into it (decision-merge-at-sign-in). Quantities of the same line
 * add up, limited by line limit, stock and, for plans, the units of their parent. No line of the account loses units, and no line of the
 * guest is lost.
 * @param present lines of the account's cart that have one of the items, including removed ones
 */
export function decideMerge(guestLines: readonly LineRow[], present: readonly RelatedLine[]): CartDecision {
  const held = createHeld();
  const parentUnits = new Map<string, number>();
  const countParent = (item: string, units: number) =>
    parentUnits.set(item, (parentUnits.get(item) ?? 0) + units);
  for (const line of present) {
    if (line.status !== 'ACTIVE') continue;
    held.add(getPlace(line), line.qty);
    if (!line.parent_item_id) countParent(line.item_id, line.qty);
  }
  const known = new Map(present.map((line) => [sameLine(line), line]));
  /** Lines of the account's cart, by the guest's lines that were merged into them. */
  const mergedInto = new Map<string, string>();
  const notices: CartNotice[] = [MERGED];
  // Parents first, because plans follow their parents' quantity.
  const inOrder = [...guestLines].sort(
    (one, other) => Number(!!one.parent_item_id) - Number(!!other.parent_item_id),
  );
  const inserts = inOrder.map((line): CartDecision['inserts'][number] => {
    const there = known.get(sameLine(line));
    const inLine = there?.status === 'ACTIVE' ? there.qty : 0;
    const addition = decideMergedQuantity(line.qty, {
      inLine,
      inOtherLines: held.ofItem(line.item_id) - inLine,
      inSamePlace: held.ofPlace(getPlace(line)) - inLine,
      available: line.available,
      store: isPickup(line) ? line.store?.name : undefined,
      limit: line.quantity_limit,
      multiple: getOrderMultiple(line),
    });
    const units = isPerUnit(line.relation) ? (parentUnits.get(line.parent_item_id) ?? 0) : MAX_LINE_QUANTITY;
    const decision = belowParent(addition, units);
    // If the item is out of stock, the line is kept as it was, with a message, like any line whose item sells out.
    const qty = decision.qty > 0 ? decision.qty : Math.min(line.qty, units);
    held.add(getPlace(line), qty - inLine);
    if (!line.parent_item_id) countParent(line.item_id, qty - inLine);
    const id = there?.id ?? line.id;
    mergedInto.set(line.id, id);
    const services = there?.status === 'ACTIVE' ? joinServices(there, line, qty) : undefined;
    const messages = [...decision.messages, ...(services?.messages ?? [])];
    notices.push(...messages.map((message) => ({ ...message, cartItemId: id })));
    return {
      id,
      itemId: line.item_id,
      qty,
      actioned: 'ADD_ITEM',
      deliveryType: line.delivery_type,
      pickupStoreNumber: line.pickup_store,
      parentItemId: line.parent_item_id,
      parentLineId: (line.parent_line_id && mergedInto.get(line.parent_line_id)) ?? null,
      relation: line.relation,
      requestedQty: line.qty,
      qtyAdded: qty - inLine,
      prevQty: inLine,
      substitutedFor: line.substituted_for,
      source: line.source,
      // The price that the shopper saw last is that of the guest's line.
      addedPrice: line.added_price_minor,
      levelOfService: line.level_of_service === 'SDD' ? null : line.level_of_service,
      furnitureServices: services?.units ?? line.furniture_services ?? {},
      configurationId: line.configuration_id,
    };
  });
  return { ...emptyDecision(), lineIds: inserts.map(({ id }) => id), inserts, notices, changed: true };
}

/** Returns the entries of a guest who has started checkout, where the account's cart has none. */
export function entriesKept(cart: CartRow, guestCart: CartRow): CartEntries {
  const { shipping_address: shippingAddress, billing_address: billingAddress } = guestCart;
  const { pickup_person: pickupPerson } = guestCart;
  return {
    ...(shippingAddress && !cart.shipping_address ? { shippingAddress } : {}),
    ...(billingAddress && !cart.billing_address ? { billingAddress } : {}),
    ...(pickupPerson && !cart.pickup_person ? { pickupPerson } : {}),
    ...(guestCart.free_items
      ? { freeItems: mergeFreeItems(cart.free_items ?? [], guestCart.free_items) }
      : {}),
  };
}

/** Returns the guest's gift and prepaid cards that the account's cart lacks, up to the limit per order. */
export function keepStoredValue(
  guestTenders: readonly CartTenderRow[],
  tenders: readonly CartTenderRow[],
): { adds: NewTender[]; areTooMany: boolean } {
  const missing = guestTenders.filter(
    (tender) => isStoredValueCard(tender) && !tenders.some(({ token }) => token === tender.token),
  );
  const free = Math.max(0, STORED_VALUE_LIMIT - tenders.filter(isStoredValueCard).length);
  return {
    adds: missing
      .slice(0, free)
      .map(({ cart_id: _cartId, created_at: _createdAt, position: _position, ...tender }) => tender),
    areTooMany: missing.length > free,
  };
}

/** Checks whether an item has a price that the guest had to sign in for. */
const isPriceHidden = ({ published, is_price_hidden: isHidden }: LineRow): boolean => published && isHidden;

/** Separates lines that can be merged from those that are saved for later: items that are no longer sold, and their child lines. */
export function separateUnsold(lines: readonly LineRow[]): { sold: LineRow[]; unsold: LineRow[] } {
  const gone = new Set(lines.flatMap((line) => (isSold(line) || isPriceHidden(line) ? [] : line.id)));
  const isGone = ({ id, parent_line_id }: LineRow) => gone.has(id) || gone.has(parent_line_id ?? '');
  return { sold: lines.filter((line) => !isGone(line)), unsold: lines.filter(isGone) };
}
