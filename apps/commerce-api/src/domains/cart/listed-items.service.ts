import type { AddItemsBody } from '@foolscap/cart/contract';
import type { Message } from '@foolscap/core/vocabulary';
import type { ApiContext } from '../../kernel/context.ts';
import { type AdditionFacts, selectForAddition } from './addition-facts.repository.ts';
import { type AddFacts, decideAddRequest, loadAddition } from './add-items-command.ts';
import type { CartCommand, CartRequest, StoredFacts } from './cart-command.ts';
import type { AdditionDecision } from './decide-additions.ts';
import { createCartCommands } from './execute-cart-command.ts';
import { getItems, substituteItems, type WantedLine } from './requested-lines.ts';

/** An item of a shopping list that is added to the cart. */
interface ListedItem {
  /** The id of the item in its list; unique within a call. */
  listItemId: string;
  itemId: string;
  qty: number;
}

/** The result of one item. */
export interface ListedResult extends Omit<ListedItem, 'qty'> {
  requestedQty: number;
  /** The units that the cart gained. */
  qty: number;
  /** The units that the line had before. */
  prevQty: number;
  /** Whether another item was added in its place. */
  isSubstituted: boolean;
  messages: Message[];
}

/** Finds the results of the lines of an add in its decision. */
function getLineResults(
  wanted: readonly WantedLine[],
  { taken, inserts, unchanged, messages }: AdditionDecision,
  { sellable, present }: AddFacts,
): Omit<ListedResult, 'itemId' | 'requestedQty'>[] {
  const added = new Map(inserts.map((line) => [line.id, line]));
  const lines = substituteItems(wanted, new Map(sellable.map((row) => [row.sku, row])));
  return lines.map(({ listItemId = '', itemId, substitutedFor }) => {
    const units = taken.get(listItemId);
    // Without new units, the messages are those of the line that stays, or of the refused item.
    const stays = present.find((line) => line.item_id === itemId && unchanged[line.id]);
    return {
      listItemId,
      qty: units?.qty ?? 0,
      prevQty: (units && added.get(units.cartItemId)?.prevQty) ?? 0,
      isSubstituted: substitutedFor !== undefined,
      messages: messages[units?.cartItemId ?? stays?.id ?? itemId] ?? [],
    };
  });
}

/** Creates the service that adds the items of shopping lists to carts. */
export function createListedItemsService({ database, now }: Pick<ApiContext, 'database' | 'now'>) {
  const { executeForOutcome } = createCartCommands({ database, now });

  return {
    /**
     * Adds items in one command by the rules of any add. Replies with what `getReply` makes of the results instead of the cart, which may have hundreds of
     * lines. The reply is stored under the key of the request.
     * @param getReply gets a result for each item, in their order, and the revision of the cart
     */
    async add<Reply extends object>(
      request: Omit<CartRequest, 'whole'>,
      items: readonly ListedItem[],
      getReply: (results: readonly ListedResult[], cartRevision: number) => Reply,
    ): Promise<Reply> {
      const wanted = items.map((item): WantedLine => ({
        ...item,
        deliveryType: 'STA',
        pickupStoreNumber: '',
        parentItemId: '',
      }));
      const body: AddItemsBody = { items: items.map(({ itemId, qty }) => ({ itemId, qty })) };
      const addRequest = { caller: request.caller, body, options: { source: 'list' }, now: now() };
      let results: ListedResult[] = [];
      const command: CartCommand<AddFacts, AdditionFacts & StoredFacts> = {
        selectFirst: (owner, kind, stored) => selectForAddition(owner, kind, getItems(wanted), stored),
        load: (trx, cart, first) => loadAddition(trx, cart, addRequest, wanted, first),
        apply(cart, facts) {
          const decision = decideAddRequest(cart, addRequest, facts);
          const found = new Map(
            getLineResults(facts.wanted, decision, facts).map((result) => [result.listItemId, result]),
          );
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
