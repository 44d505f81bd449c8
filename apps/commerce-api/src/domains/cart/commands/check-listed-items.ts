import { guestBuyer } from '@foolscap/cart/model';
import type { Caller } from '../../../kernel/caller/caller.ts';
import type { Db } from '../../../kernel/database/database.ts';
import { findByCustomerSku, getSubstitutes } from './add-items-command.ts';
import { type AdditionFacts, listSellable } from '../facts/addition-facts.repository.ts';
import { readBuyerFacts } from '../facts/buyer-facts.repository.ts';
import { buyerOf, findCart } from '../facts/cart.repository.ts';
import { decideAdditions } from '../decide/decide-additions.ts';
import { listLinesOfItems } from '../facts/lines-of-items.repository.ts';
import { getLineResults, type ListedItem, type ListedResult, toWantedLine } from './listed-results.ts';

/** The result that adding an item would have. */
export interface CheckedItem extends ListedResult {
  /** The item number of the shop, also for a part number of the buyer's organization; the requested one if no product has it. */
  resolvedItemId: string;
  /** The number of units in whose multiples the item is sold; 1 for most. */
  orderMultiple: number;
}

/**
 * Decides by the rules of any add, and with the caller's cart as it is, what adding items would do. Reads only, without locks; a caller
 * without a session or a cart gets none.
 */
export async function checkListedItems(
  db: Db,
  caller: Caller,
  items: readonly ListedItem[],
  now: Date,
): Promise<CheckedItem[]> {
  const { tenant, session, accountId } = caller;
  const owner = { tenant, accountId, sessionId: session?.id ?? '' };
  const [cart, buyer] = await Promise.all([
    session ? findCart(db, caller.owner(session)) : undefined,
    readBuyerFacts(db, owner),
  ]);
  const skus = [...new Set(items.map(({ itemId }) => itemId))];
  const read = async (further: readonly string[], known?: AdditionFacts): Promise<AdditionFacts> => {
    if (known && !further.length) return known;
    const all = [...skus, ...further];
    const [sellable, present] = await Promise.all([
      listSellable(db, buyerOf(owner), all),
      cart ? listLinesOfItems(db, cart.id, all) : [],
    ]);
    return { sellable, present, offers: [], buyer: buyer ?? null };
  };
  const first = await read([]);
  const resolved = await findByCustomerSku(db, { account_id: accountId ?? null }, first, skus);
  const known = await read([...resolved.values()], first);
  const substitutes = getSubstitutes(known);
  const facts = await read(substitutes.length ? [...resolved.values(), ...substitutes] : [], known);

  const wanted = items.map((item) =>
    toWantedLine({ ...item, itemId: resolved.get(item.itemId) ?? item.itemId }),
  );
  const sellable = new Map(facts.sellable.map((row) => [row.sku, row]));
  const decision = decideAdditions(wanted, {
    ...facts,
    sellable,
    stores: new Map(),
    sale: {
      buyer: buyer ?? guestBuyer(tenant),
      place: caller.placeFor(cart?.shipping_address),
      today: now.toISOString().slice(0, 10),
    },
  });
  const results = getLineResults(wanted, decision, facts);
  return items.map(({ listItemId, itemId, qty }, at) => {
    const resolvedItemId = wanted[at]!.itemId;
    return {
      ...results.get(listItemId)!,
      itemId,
      requestedQty: qty,
      resolvedItemId,
      orderMultiple: sellable.get(resolvedItemId)?.sale_conditions?.orderMultiple ?? 1,
    };
  });
}
