import type { CartData, SaveItemBody, SavedItemsData } from '@foolscap/cart/contract';
import type { TenantId } from '@foolscap/core/vocabulary';
import type { Caller } from '../../../kernel/caller/caller.ts';
import type { ApiContext } from '../../../kernel/context.ts';
import { badRequest } from '../../../kernel/http/api-error.ts';
import type { CartRequest } from '../cart-command.ts';
import { listSellable } from '../facts/addition-facts.repository.ts';
import { findCart } from '../facts/cart.repository.ts';
import { createCartCommands } from '../commands/execute-cart-command.ts';
import { checkSavable, removeSavedCommand, saveItemCommand, saveLineCommand } from './save-command.ts';
import { readSavedItems } from './saved-items-reply.ts';

export type SavedItemsService = ReturnType<typeof createSavedItemsService>;

export function createSavedItemsService({ database, now }: ApiContext) {
  const { db } = database;
  const { execute } = createCartCommands({ database, now });

  return {
    /** Lists saved items for `GET /sfl`. Writes nothing, even for a caller without a session. */
    async list(caller: Caller, choice: { page: number; size: number }): Promise<SavedItemsData> {
      const list = caller.session && (await findCart(db, caller.owner(caller.session), 'SAVED'));
      return readSavedItems(db, list, caller, choice, now());
    },

    /** Rejects a body that names neither a line nor an item, or both, before anything is written. */
    checkSaving({ cartItemId, itemId, qty }: SaveItemBody): void {
      const isLine = cartItemId !== undefined;
      if (isLine === (itemId !== undefined))
        throw badRequest(
          'INVALID_DATA_ITEM',
          'Name the line or the item to save.',
          isLine ? 'itemId' : 'cartItemId',
        );
      if (isLine && qty !== undefined)
        throw badRequest('INVALID_DATA_ITEM', 'A line is saved with all of its units.', 'qty');
    },

    /** Rejects an item that cannot be saved, before a guest gets a session. */
    async checkItem(tenant: TenantId, itemId: string): Promise<void> {
      checkSavable(itemId, await listSellable(db, tenant, [itemId]));
    },

    async save(request: CartRequest, { cartItemId, itemId, qty = 1 }: SaveItemBody): Promise<CartData> {
      return cartItemId === undefined
        ? execute(request, saveItemCommand(itemId!, qty))
        : execute(request, saveLineCommand(cartItemId));
    },

    async remove(request: CartRequest, listItemId: string): Promise<CartData> {
      return execute(request, removeSavedCommand(listItemId));
    },
  };
}
