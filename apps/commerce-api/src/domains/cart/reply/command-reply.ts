import type { RawBuilder } from 'kysely';
import type { CartData } from '@foolscap/cart/contract';
import type { Caller } from '../../../kernel/caller/caller.ts';
import type { Db } from '../../../kernel/database/database.ts';
import { getCaptchaData } from '../../../kernel/sessions/sessions.repository.ts';
import { runAndCommit, runTogether } from '../../../kernel/database/pipeline.ts';
import type { CartOutcome, CartRequest } from '../cart-command.ts';
import type { LineRow, CartRow } from '../cart-types.ts';
import { listLines } from '../facts/cart-lines.repository.ts';
import { listRefused } from '../facts/refused-lines.repository.ts';
import { readCartOwner } from '../facts/cart-owner.ts';
import { changeOfCart, wholeCart } from './cart-reply.ts';
import { readRelatedItems } from './related-items.ts';
import type { ReplyContext } from './reply-item.ts';
import { readPriceFacts, getChangedLines, selectForChange } from '../facts/pricing-rows.repository.ts';
import { readSmallOrderThresholds } from '../facts/small-order-thresholds.ts';
import { readSavedChange } from '../saved-items/saved-items-reply.ts';

/** Returns the facts that a reply depends on, other than the cart. */
export const getReplyContext = (caller: Caller, now: Date, cart?: CartRow): ReplyContext => ({
  userType: caller.userType,
  loginRequired: !caller.mayCheckOut(cart?.email ?? undefined),
  now,
  place: caller.placeFor(cart?.shipping_address),
  ...getCaptchaData(caller.session, now),
});

/**
 * Builds the reply to a command from its outcome and the current cart, and ends the transaction.
 * @param write the cart, and the statement that still has to run for it
 */
export async function commandReply(
  trx: Db,
  { cart, statement }: { cart: CartRow; statement?: RawBuilder<unknown> | undefined },
  { caller, whole, related = false }: CartRequest,
  outcome: CartOutcome,
  now: Date,
): Promise<CartData> {
  const { yourStoreNumber } = caller;
  const context = getReplyContext(caller, now, cart);
  const isPlain = !whole && !outcome.refused.length && !outcome.saved && !related;
  if (statement && !isPlain) await statement.execute(trx);
  const annotations = {
    lineMessages: new Map(Object.entries(outcome.messages)),
    refused: outcome.refused.length ? await listRefused(trx, cart, outcome.refused, now) : [],
    newItemAdded: outcome.newItemAdded,
  };
  const error = outcome.errors.length ? { error: outcome.errors } : {};
  const { sflItems, ...saved } = outcome.saved
    ? await readSavedChange(trx, caller, outcome.saved, whole, now)
    : {};
  const withOutcome = (row: LineRow): LineRow => {
    const listItemId = outcome.saved?.listItemIds?.[row.id];
    if (listItemId) return { ...row, list_item_id: listItemId };
    const counts = outcome.unchanged?.[row.id];
    if (!counts) return row;
    const { requestedQty, qtyAdded, prevQty } = counts;
    return { ...row, requested_qty: requestedQty, qty_added: qtyAdded, prev_qty: prevQty };
  };
  const readRelated = (lines: readonly LineRow[]) =>
    readRelatedItems(trx, cart, [...lines, ...annotations.refused], { alternatives: true, warranties: true });
  if (!whole) {
    const read = selectForChange(cart, { ids: outcome.lineIds, yourStoreNumber }, now);
    // Writes, reads and commits in one round trip, unless other reads follow.
    const readRows = async () => {
      if (related) return (await runTogether(trx, read))[0];
      return statement && isPlain
        ? (await runAndCommit(trx, statement, read))[1]
        : (await runAndCommit(trx, read))[0];
    };
    const { lines, ...priced } = getChangedLines(await readRows());
    const rows = lines.map(withOutcome);
    const lists = related ? await readRelated(rows) : {};
    const change = { previousRevision: outcome.previousRevision, rows, ...priced };
    return { cartInfo: changeOfCart(cart, change, context, annotations), ...lists, ...error, ...saved };
  }
  const rows = (await listLines(trx, cart, { yourStoreNumber })).map(withOutcome);
  const facts = await readPriceFacts(trx, cart, now);
  const shown = new Set(rows.map((row) => row.id));
  // The reply to a removal shows the removed lines once; later reads leave them out.
  const gone = outcome.lineIds.filter((id) => !shown.has(id));
  const removed = gone.length
    ? (await listLines(trx, cart, { ids: gone, yourStoreNumber })).map(withOutcome)
    : [];
  const lists = related ? await readRelated([...rows, ...removed]) : {};
  const smallOrderBelow = (await readSmallOrderThresholds(trx)).get(cart.tenant);
  const cartInfo = wholeCart(
    cart,
    [...rows, ...removed],
    facts,
    { ...context, smallOrderBelow },
    annotations,
    await readCartOwner(trx, cart, now),
  );
  return {
    cartInfo: { ...cartInfo, ...lists, ...(sflItems ? { sflItems } : {}) },
    ...error,
    ...saved,
  };
}
