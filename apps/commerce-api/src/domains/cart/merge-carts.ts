import { sql } from 'kysely';
import { CART_CODES, ITEM_CODES } from '@foolscap/cart/model';
import { MAX_LINE_QUANTITY } from '@foolscap/core/quantity';
import type { TenantId } from '@foolscap/core/vocabulary';
import type { Db } from '../../kernel/database/database.ts';
import type { CartNotice } from '../../kernel/database/tables.ts';
import { isPickup, type LineRow, listLines } from './cart-lines.repository.ts';
import { bumpRevision, lockCart, lockOrCreateCart } from './cart.repository.ts';
import { decideAddition, type QuantityDecision } from './line-quantity.ts';
import { type LineWrite, writeLines } from './line-writes.repository.ts';

/** Returns the place that the units of a line come from. Lines of one item and place share its stock. */
const placeOf = (line: LineRow) => `${line.item_id}\n${isPickup(line) ? line.pickup_store : ''}`;

export interface MergeResult {
  /** Whether lines came into the account's cart. */
  merged: boolean;
  /** CART_AUTO_MERGE, and why a line holds less than both carts together. */
  notices: CartNotice[];
}

const MERGED: CartNotice = {
  code: CART_CODES.autoMerge,
  type: 'INFO',
  description: 'We added the items that you chose before you signed in.',
};

/** Limits a plan to the quantity of its parent (cart 5). Units that the account's cart already held stay. */
function belowParent(decision: QuantityDecision, parentQty: number | undefined): QuantityDecision {
  if (parentQty === undefined || decision.qty <= parentQty) return decision;
  const qty = Math.max(decision.prevQty, parentQty);
  return {
    ...decision,
    qty,
    qtyAdded: qty - decision.prevQty,
    messages: [
      {
        code: ITEM_CODES.childQuantity,
        type: 'WARN',
        description: `A plan cannot cover more than what it is for, so there are ${qty} of it now.`,
      },
    ],
  };
}

/** The same line, as decisions, "merge at sign-in", understands it. */
const keyOf = (line: LineRow) =>
  [line.item_id, line.delivery_type, line.pickup_store, line.parent_item_id].join('\n');

/**
 * Brings a guest's cart into the account's (decisions, "merge at sign-in"). Quantities of the same line add up, capped by line
 * limit and stock, and nothing that the account's cart held gets less. The guest's cart is gone afterwards, so that merging
 * again changes nothing. To be called in a transaction, before the session is the account's.
 */
export async function mergeCarts(
  trx: Db,
  { tenant, sessionId, accountId }: { tenant: TenantId; sessionId: string; accountId: string },
  now: Date,
): Promise<MergeResult> {
  const guestCart = await lockCart(trx, { tenant, sessionId, accountId: undefined });
  const guestLines = guestCart ? await listLines(trx, guestCart) : [];
  if (!guestCart || !guestLines.length) {
    if (guestCart) await trx.deleteFrom('carts').where('id', '=', guestCart.id).execute();
    return { merged: false, notices: [] };
  }

  const cart = await lockOrCreateCart(trx, { tenant, sessionId, accountId });
  const lines = await listLines(trx, cart);
  const present = new Map(lines.map((line) => [keyOf(line), line]));
  const held = new Map(lines.map((line) => [line.item_id, line.in_cart]));
  const heldThere = new Map(lines.map((line) => [placeOf(line), line.in_place]));
  const notices: CartNotice[] = [MERGED];
  // Parents come first, because plans follow their quantity.
  const inOrder = [...guestLines].sort(
    (one, other) => Number(one.parent_item_id !== '') - Number(other.parent_item_id !== ''),
  );
  const writes: LineWrite[] = inOrder.map((line) => {
    const there = present.get(keyOf(line));
    const inLine = there?.qty ?? 0;
    const addition = decideAddition(line.qty, {
      inLine,
      inOtherLines: (held.get(line.item_id) ?? 0) - inLine,
      inSamePlace: (heldThere.get(placeOf(line)) ?? 0) - inLine,
      available: line.available,
      store: isPickup(line) ? line.store?.name : undefined,
      limit: line.quantity_limit,
    });
    const decision = belowParent(addition, held.get(line.parent_item_id));
    // A line that the account's cart does not have is never lost: where nothing is left of its item it comes as it was, and
    // says so, like any line whose item sells out.
    const qty = decision.qty > 0 ? decision.qty : Math.min(line.qty, MAX_LINE_QUANTITY);
    held.set(line.item_id, (held.get(line.item_id) ?? 0) + qty - inLine);
    heldThere.set(placeOf(line), (heldThere.get(placeOf(line)) ?? 0) + qty - inLine);
    const id = there?.id ?? line.id;
    notices.push(...decision.messages.map((message) => ({ ...message, cartItemId: id })));
    return {
      id,
      itemId: line.item_id,
      qty,
      actioned: 'ADD_ITEM',
      deliveryType: line.delivery_type,
      pickupStore: line.pickup_store,
      parentItemId: line.parent_item_id,
      requestedQty: line.qty,
      qtyAdded: qty - inLine,
      prevQty: inLine,
    };
  });

  // A guest who started checkout keeps their entries where the account's cart has none.
  await sql`
    update carts set shipping_address = coalesce(shipping_address, ${guestCart.shipping_address ? JSON.stringify(guestCart.shipping_address) : null}::jsonb),
      billing_address = coalesce(billing_address, ${guestCart.billing_address ? JSON.stringify(guestCart.billing_address) : null}::jsonb),
      pickup_person = coalesce(pickup_person, ${guestCart.pickup_person ? JSON.stringify(guestCart.pickup_person) : null}::jsonb)
    where id = ${cart.id}`.execute(trx);
  await trx.deleteFrom('carts').where('id', '=', guestCart.id).execute();
  // A removed line with the same key keeps its id.
  await writeLines(trx, cart.id, writes, now);
  await bumpRevision(trx, cart.id, now, notices);
  return { merged: true, notices };
}
