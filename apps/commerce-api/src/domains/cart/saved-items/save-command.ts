import type { SaveItemBody } from '@foolscap/cart/contract';
import { CART_CODES, notConfigured, standalonePlan } from '@foolscap/cart/model';
import type { Db } from '../../../kernel/database/database.ts';
import { badRequest, notFound } from '../../../kernel/http/api-error.ts';
import { libraryText, type ReplyMessage, type ReplyText } from '../../../kernel/translations/reply-text.ts';
import {
  type CartCommand,
  type InnerCartCommand,
  type CartDecision,
  emptyDecision,
} from '../cart-command.ts';
import type { CartRow } from '../cart-types.ts';
import { executeOnLocked } from '../commands/execute-cart-command.ts';
import { listSellable, type SellableRow } from '../facts/addition-facts.repository.ts';
import { listLines } from '../facts/cart-lines.repository.ts';
import { buyerOfCart } from '../facts/buyer.repository.ts';
import { settleChildren } from '../decide/child-lines.ts';
import { decideRemoval } from '../decide/decide-updates.ts';
import { type LineFacts, loadLineFacts } from '../facts/line-facts.ts';
import { isSold } from '../decide/line-places.ts';
import { decideRemovingSaved, decideSaving, type UnitsToSave } from './decide-saved-items.ts';
import { lockSavedItems, openSavedItems, ownerOfCart, type SavedItems } from './saved-items.repository.ts';

export const savedItemNotFound = () =>
  notFound(CART_CODES.cartItemIdNotFound, 'This item is no longer saved for later.');

/** Returns the units that a decision takes out of the cart: removed lines, and the units that their plans and services lose. */
function getUnitsLeaving({ removals, updates }: CartDecision, { lines, related }: LineFacts): UnitsToSave[] {
  const after = new Map(updates.map(({ id, qty }) => [id, qty]));
  for (const id of removals) after.set(id, 0);
  return related.flatMap((line): UnitsToSave[] => {
    const qty = line.qty - (after.get(line.id) ?? line.qty);
    // The cart adds free items and samples again by itself.
    const isGiven = line.relation === 'FREE_ITEM' || line.relation === 'SAMPLE';
    if (line.status !== 'ACTIVE' || qty <= 0 || isGiven) return [];
    return [{ ...line, qty, substituted_for: lines.get(line.id)?.substituted_for ?? null }];
  });
}

/** Turns a removal into saving the lines and their children for later (cart-4.67). */
const saveRemoved = (decision: CartDecision, facts: LineFacts, saved: SavedItems): CartDecision => ({
  ...decision,
  savesRemovals: true,
  saved: decideSaving(saved, getUnitsLeaving(decision, facts)),
});

/** Creates the command that moves a cart line to the saved items. */
export const saveLineCommand = (
  cartItemId: string,
): CartCommand<{ facts: LineFacts; saved: SavedItems }> => ({
  load: async (trx, cart) => ({
    facts: await loadLineFacts(trx, cart, [cartItemId]),
    saved: await openSavedItems(trx, ownerOfCart(cart)),
  }),
  apply: (_cart, { facts, saved }) => saveRemoved(decideRemoval(cartItemId, facts), facts, saved),
});

/** Notice of a cart whose unsold lines were saved for later (cart-8.8). */
export const SAVED_UNSOLD: ReplyMessage = {
  code: CART_CODES.sflMoved,
  type: 'INFO',
  description: 'We moved items that are no longer sold to your saved items.',
};

/** Saves lines that are no longer sold, so that the others can be ordered. */
const saveUnsoldCommand: InnerCartCommand<{ ids: string[]; facts: LineFacts; saved: SavedItems }> = {
  async load(trx, cart) {
    const ids = (await listLines(trx, cart)).flatMap((row) => (isSold(row) ? [] : row.id));
    return {
      ids,
      facts: await loadLineFacts(trx, cart, ids),
      saved: await openSavedItems(trx, ownerOfCart(cart)),
    };
  },
  apply(_cart, { ids, facts, saved }) {
    const decision = settleChildren({ ...emptyDecision(), removals: ids }, facts.related);
    return { ...saveRemoved(decision, facts, saved), notices: ids.length ? [SAVED_UNSOLD] : [] };
  },
};

/** Saves a locked cart's lines that are no longer sold. */
export const saveUnsold = async (trx: Db, cart: CartRow, now: Date): Promise<void> => {
  await executeOnLocked(trx, cart, saveUnsoldCommand, now);
};

const NEEDS_DESIGN: ReplyText = 'Customize this item and add it to your cart before you save it for later.';

/**
 * @throws ApiError 400 for an item that is unknown, not sold alone, or made to order, because a saved item without a design could not be
 * moved to the cart
 */
export function checkSavable(itemId: string, sellable: readonly SellableRow[]): void {
  const product = sellable.find(({ sku }) => sku === itemId);
  if (!product) throw badRequest(CART_CODES.skuInvalid, 'We couldn’t find that item number.', 'itemId');
  const refusal = product.is_plan
    ? standalonePlan()
    : product.sale_conditions?.customSku && { ...notConfigured('ITEM'), description: NEEDS_DESIGN };
  if (refusal) throw badRequest(refusal.code, libraryText(refusal.description!), 'itemId');
}

/** Creates the command that saves an item that is not in the cart. The cart stays unchanged. */
export const saveItemCommand = (
  itemId: string,
  qty: NonNullable<SaveItemBody['qty']>,
): CartCommand<SavedItems> => ({
  async load(trx, cart) {
    checkSavable(itemId, await listSellable(trx, buyerOfCart(cart), [itemId]));
    return openSavedItems(trx, ownerOfCart(cart));
  },
  apply: (_cart, saved) => ({
    ...emptyDecision(),
    saved: decideSaving(saved, [
      {
        item_id: itemId,
        qty,
        delivery_type: 'STA',
        pickup_store: '',
        parent_item_id: '',
        relation: null,
      },
    ]),
  }),
});

/** Creates the command that removes a saved item and its children. */
export const removeSavedCommand = (listItemId: string): CartCommand<SavedItems> => ({
  async load(trx, cart) {
    const saved = await lockSavedItems(trx, ownerOfCart(cart));
    if (!saved?.lines.some(({ id }) => id === listItemId)) throw savedItemNotFound();
    return saved;
  },
  apply: (_cart, saved) => ({ ...emptyDecision(), saved: decideRemovingSaved(saved, listItemId) }),
});
