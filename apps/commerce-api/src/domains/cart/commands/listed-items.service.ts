import type { AddItemsBody } from '@foolscap/cart/contract';
import type { Caller } from '../../../kernel/caller/caller.ts';
import type { ApiContext } from '../../../kernel/context.ts';
import { type AdditionFacts, selectForAddition } from '../facts/addition-facts.repository.ts';
import { type AddFacts, decideAddRequest, loadAddition } from './add-items-command.ts';
import type { CartCommand, CartRequest, StoredFacts } from './cart-command.ts';
import { type CheckedItem, checkListedItems } from './check-listed-items.ts';
import { createCartCommands } from './execute-cart-command.ts';
import { getLineResults, type ListedItem, type ListedResult, toWantedLine } from './listed-results.ts';
import { getItems } from './requested-lines.ts';

/** Creates the service that adds the items of shopping lists to carts. */
export function createListedItemsService({ database, now }: Pick<ApiContext, 'database' | 'now'>) {
  const { executeForOutcome } = createCartCommands({ database, now });

  return {
    /** Returns what adding items would do, without adding them. */
    check: (caller: Caller, items: readonly ListedItem[]): Promise<CheckedItem[]> =>
      checkListedItems(database.db, caller, items, now()),

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
      const wanted = items.map(toWantedLine);
      const body: AddItemsBody = { items: items.map(({ itemId, qty }) => ({ itemId, qty })) };
      const addRequest = { caller: request.caller, body, options: { source: 'list' }, now: now() };
      let results: ListedResult[] = [];
      const command: CartCommand<AddFacts, AdditionFacts & StoredFacts> = {
        selectFirst: (owner, kind, stored) => selectForAddition(owner, kind, getItems(wanted), stored),
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
