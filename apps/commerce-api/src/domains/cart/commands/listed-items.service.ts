import { sql } from 'kysely';
import type { AddItemsBody } from '@foolscap/cart/contract';
import type { Message } from '@foolscap/core/vocabulary';
import { guestBuyer } from '@foolscap/pricing/model';
import type { Caller } from '../../../kernel/caller/caller.ts';
import type { Owner } from '../../../kernel/caller/owner.ts';
import type { ApiContext } from '../../../kernel/context.ts';
import type { Db } from '../../../kernel/database/database.ts';
import { buyerOf } from '../../pricing/index.ts';
import type { CartCommand, CartRequest } from '../cart-command.ts';
import { type AdditionDecision, decideAdditions } from '../decide/decide-additions.ts';
import {
  type AdditionFacts,
  listSellable,
  selectForAddition,
  type SellableRow,
} from '../facts/addition-facts.repository.ts';
import { findCart } from '../facts/cart.repository.ts';
import {
  type AddFacts,
  decideAddRequest,
  findByCustomerSku,
  type FirstAddFacts,
  loadAddition,
  selectAddition,
} from './add-items-command.ts';
import { createCartCommands } from './execute-cart-command.ts';
import { substituteItems, type WantedLine } from './requested-lines.ts';

/** Creates the service that adds the items of shopping lists to carts. */
export function createListedItemsService({ database, now }: Pick<ApiContext, 'database' | 'now'>) {
  const { executeForOutcome } = createCartCommands({ database, now });

  return {
    /** Finds an item that the shop sells, with the facts that an add depends on. */
    find: async (owner: Owner, itemId: string): Promise<SellableRow | undefined> =>
      (await listSellable(database.db, buyerOf(owner), [itemId]))[0],

    /** Returns what adding the items would do, without adding them. */
    check: (caller: Caller, items: readonly ListedItem[]): Promise<CheckedItem[]> =>
      checkListedItems(database.db, caller, items, now()),

    /**
     * Adds items in one command, under the usual rules for adds. Replies with the result of `getReply` instead of the cart, which may have
     * hundreds of lines. The reply is stored under the request's key.
     * @param getReply receives the result of each item, in order, and the revision of the cart
     */
    async add<Reply extends object>(
      request: Omit<CartRequest, 'whole'>,
      items: readonly ListedItem[],
      getReply: (results: readonly ListedResult[], cartRevision: number) => Reply,
    ): Promise<Reply> {
      const wanted = items.map(toWantedLine);
      const body: AddItemsBody = { items: items.map(({ itemId, qty }) => ({ itemId, qty })) };
      const addRequest = { caller: request.caller, body, options: { source: 'list' }, now: now() };
      let results: ListedResult[] = [];
      const command: CartCommand<AddFacts, FirstAddFacts> = {
        selectFirst: selectAddition(wanted),
        load: (trx, cart, first) => loadAddition(trx, cart, addRequest, wanted, first),
        apply(cart, facts) {
          const decision = decideAddRequest(cart, addRequest, facts);
          const found = getLineResults(facts.wanted, decision, facts);
          results = items.map(({ listItemId, itemId, qty }) => ({
            ...found.get(listItemId)!,
            itemId,
            requestedQty: qty,
          }));
          return decision;
        },
      };
      return executeForOutcome(request, command, ({ revision }) => getReply(results, revision));
    },
  };
}

/** An item from a shopping list or quick order that is added to the cart. */
export interface ListedItem {
  /** The id of the item in its list; unique within a call. */
  listItemId: string;
  itemId: string;
  qty: number;
  /** The design of a made-to-order item. */
  configurationId?: string;
}

/** The result of one item. */
export interface ListedResult extends Omit<ListedItem, 'qty' | 'configurationId'> {
  requestedQty: number;
  /** Units added to the cart; more than requested if the item is sold in multiples. */
  qty: number;
  /** Units that the line had before. */
  prevQty: number;
  /** Whether another item was added instead. */
  isSubstituted: boolean;
  messages: Message[];
}

/** Returns the line that an item is added to. */
export const toWantedLine = (item: ListedItem): WantedLine => ({
  ...item,
  deliveryType: 'STA',
  pickupStoreNumber: '',
  parentItemId: '',
});

/** Finds the result of each added line in the decision, by the item's id in its list. */
export function getLineResults(
  wanted: readonly WantedLine[],
  { taken, inserts, unchanged, messages }: AdditionDecision,
  { sellable, present }: Pick<AdditionFacts, 'sellable' | 'present'>,
): ReadonlyMap<string, Omit<ListedResult, 'itemId' | 'requestedQty'>> {
  const added = new Map(inserts.map((line) => [line.id, line]));
  // Units that no item requested, for example those that complete a multiple, go to the last item of their line.
  const rest = new Map(inserts.map((line) => [line.id, line.qtyAdded]));
  const lastOf = new Map<string, string>();
  for (const [listItemId, { qty, cartItemId }] of taken) {
    rest.set(cartItemId, (rest.get(cartItemId) ?? qty) - qty);
    lastOf.set(cartItemId, listItemId);
  }
  const lines = substituteItems(wanted, new Map(sellable.map((row) => [row.sku, row])));
  return new Map(
    lines.map(({ listItemId = '', itemId, substitutedFor }) => {
      const units = taken.get(listItemId);
      const extra = units && lastOf.get(units.cartItemId) === listItemId ? rest.get(units.cartItemId)! : 0;
      // If no units were added, the messages are those of the unchanged line or of the refused item.
      const stays = present.find((line) => line.item_id === itemId && unchanged[line.id]);
      return [
        listItemId,
        {
          listItemId,
          qty: (units?.qty ?? 0) + extra,
          prevQty: (units && added.get(units.cartItemId)?.prevQty) ?? 0,
          isSubstituted: substitutedFor !== undefined,
          messages: messages[units?.cartItemId ?? stays?.id ?? itemId] ?? [],
        },
      ];
    }),
  );
}

/** The result that adding an item would have. */
export interface CheckedItem extends ListedResult {
  /** The shop's item number, also if a part number was requested; the requested number if no product has it. */
  resolvedItemId: string;
  /** The multiple that the item is sold in; 1 for most items. */
  orderMultiple: number;
}

/**
 * Decides what adding items to the caller's current cart would do, under the usual rules for adds. Reads only, without locks, and creates
 * neither a session nor a cart.
 */
async function checkListedItems(
  db: Db,
  caller: Caller,
  items: readonly ListedItem[],
  now: Date,
): Promise<CheckedItem[]> {
  const { tenant, session, accountId } = caller;
  const owner = { tenant, accountId, sessionId: session?.id ?? '' };
  const skus = [...new Set(items.map(({ itemId }) => itemId))];
  const names = { skus, parents: [], stores: [] };
  const cart = session && (await findCart(db, owner));
  const select = selectForAddition(owner, cart?.id ?? sql<null>`null`, names, sql<null>`null`, now);
  const facts = (await select.execute(db)).rows[0]!;
  const resolved = findByCustomerSku(facts, skus);

  const wanted = items.map((item) =>
    toWantedLine({ ...item, itemId: resolved.get(item.itemId) ?? item.itemId }),
  );
  const sellable = new Map(facts.sellable.map((row) => [row.sku, row]));
  const decision = decideAdditions(wanted, {
    ...facts,
    sellable,
    stores: new Map(),
    sale: {
      buyer: facts.buyer ?? guestBuyer(tenant),
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
